import { dateFormat, type Licence, links } from '@arcada/contracts';
import { undoMilliseconds, useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Card, DownloadIcon, LinkButton, Notice, notify } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { commerceApi, downloadOf } from '../../shared/commerce.api.ts';
import { LicenceKey } from '../../shared/licence-key.tsx';
import { ProductVersions } from '../../shared/product-versions.tsx';
import { MachinesTable } from './machines-table.tsx';

type Machine = Licence['machines'][number];

/** A licence with what belongs to it; of a revoked one only what it was. */
export function LicenceCard({ licence }: { licence: Licence }) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const date = (when: string) => dateFormat(language, { dateStyle: 'medium' }).format(new Date(when));
  const order = (
    <Link className="a-link a-whole" to={links.orderHistory(licence.orderId)}>
      {t('licences.order', { number: licence.orderNumber })}
    </Link>
  );
  if (licence.revokedAt)
    return (
      <Card padded as="section" className="commerce-revoked">
        <h2>{licence.productName}</h2>
        <Badge>{t('purchases.revoked')}</Badge>
        <p className="a-small a-mute">
          {t('licences.revokedOn', { date: date(licence.revokedAt) })} · {order}
        </p>
      </Card>
    );
  return (
    <Card padded as="section" className="commerce-part">
      <div className="a-row a-row--between">
        <h2>
          <Link className="a-link" to={links.product(licence.productId)}>
            {licence.productName}
          </Link>
        </h2>
        <p className="a-small a-mute">
          {t('licences.issued', { date: date(licence.issuedAt) })} · {order}
        </p>
      </div>
      <LicenceKey licence={licence} guided={false}>
        <LinkButton size="small" icon={<DownloadIcon />} href={`${downloadOf(licence)}?lang=${language}`}>
          {t('licences.download')}
        </LinkButton>
        <LinkButton size="small" href={`/api/licences/${licence.id}/file?lang=${language}`}>
          {t('licences.file')}
        </LinkButton>
      </LicenceKey>
      <ProductVersions bought={{ orderId: licence.orderId, productId: licence.productId }} />
      <Machines licence={licence} />
    </Card>
  );
}

function Machines({ licence }: { licence: Licence }) {
  const { t } = useTranslation('store');
  const errorText = useErrorText();
  const [release, releasing] = commerceApi.useStoreLicenceReleaseMutation();
  const [activate] = commerceApi.useStoreLicenceActivateMutation();
  const { key } = licence;
  const handleUndo = async ({ machineId, name }: Machine) => {
    const { error } = await activate({ key, machineId, machineName: name });
    if (error)
      notify({
        title: t('licences.undoFailed', { name }),
        description: errorText(error),
        tone: 'danger',
        duration: 10_000,
      });
  };
  const handleRelease = async (machine: Machine) => {
    const { error } = await release({ key, machineId: machine.machineId });
    if (error) return;
    notify({
      title: t('licences.released', { name: machine.name }),
      action: { label: t('common.undo'), onPress: () => void handleUndo(machine) },
      duration: undoMilliseconds,
    });
  };
  return (
    <div className="a-stack">
      <p className="a-small a-mute">
        {t('licences.machines', { used: licence.machines.length, count: licence.seats })}
      </p>
      {releasing.error && <Notice tone="danger">{errorText(releasing.error)}</Notice>}
      {licence.machines.length > 0 && (
        <MachinesTable
          licence={licence}
          busy={releasing.isLoading}
          onRelease={(machine) => void handleRelease(machine)}
        />
      )}
    </div>
  );
}

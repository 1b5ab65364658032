import { dateFormat, type Licence } from '@arcada/contracts';
import { csvFile, saveFile, useLanguage } from '@arcada/platform';
import { Badge, Button, DownloadIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** Licences with their seats in use. */
export function LicenceTable({ licences }: { licences: readonly Licence[] }) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' });
  const stateOf = ({ revokedAt }: Licence) => t(revokedAt ? 'purchases.revoked' : 'purchases.valid');
  const heads = ['product', 'seatsUsed', 'state'] as const;
  const handleFile = () => {
    const rows = licences.map((licence) => [
      licence.productName,
      licence.issuedAt.slice(0, 10),
      licence.machines.length,
      licence.seats,
      stateOf(licence),
    ]);
    const head = [t('purchases.product'), t('purchases.issued'), t('purchases.used'), t('purchases.seats')];
    saveFile('licences.csv', csvFile([[...head, t('purchases.state')], ...rows]));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="a-table-scroll" aria-label={t('licences.title')} tabIndex={0}>
        <table className="a-table commerce-orders">
          <caption className="a-visually-hidden">{t('licences.title')}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {t(`purchases.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {licences.map((licence) => (
              <tr key={licence.id}>
                <th scope="row">
                  {licence.productName}
                  <p className="a-small a-mute">
                    {t('licences.issued', { date: date.format(new Date(licence.issuedAt)) })}
                  </p>
                </th>
                <td>
                  {licence.machines.length} / {licence.seats}
                </td>
                <td>
                  <Badge tone={licence.revokedAt ? 'neutral' : 'success'}>{stateOf(licence)}</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Button size="small" className="commerce-file" icon={<DownloadIcon />} onClick={handleFile}>
        {t('purchases.licencesCsv')}
      </Button>
    </>
  );
}

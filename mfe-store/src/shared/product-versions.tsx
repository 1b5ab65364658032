import { dateFormat, links } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Disclosure, DownloadIcon, LinkButton, notify } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type BoughtProduct, commerceApi, downloadOf } from './commerce.api.ts';
import { QueryStates } from './query-states.tsx';

/** Every version of a bought product with what was new in it, and whether its owner hears of the next one. */
export function ProductVersions({ bought }: { bought: BoughtProduct }) {
  const { t } = useTranslation('store');
  return (
    <div className="a-screen-only">
      <Disclosure lazy title={t('versions.title')}>
        <Versions bought={bought} />
      </Disclosure>
    </div>
  );
}

function Versions({ bought }: { bought: BoughtProduct }) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const query = commerceApi.useStoreOwnedVersionsQuery(bought);
  const [choose, { error, isLoading }] = commerceApi.useStoreVersionMailsMutation();
  const { data } = query;
  const date = dateFormat(language, { dateStyle: 'medium' });
  const handleMails = async (wanted: boolean) => {
    if (!(await choose({ ...bought, wanted })).error) notify({ title: t('versions.mailsSaved'), tone: 'success' });
  };
  return (
    <div className="a-stack">
      <QueryStates query={query} />
      {data?.versions.length === 0 && <p className="a-small a-mute">{t('versions.none')}</p>}
      <ul className="a-list a-stack">
        {data?.versions.map(({ id, version, addedAt, current, notes }) => (
          <li key={id}>
            <p className="a-row">
              <strong className="a-code">v{version}</strong>
              <time className="a-small a-mute" dateTime={addedAt}>
                {date.format(new Date(addedAt))}
              </time>
              {current && <Badge tone="success">{t('versions.current')}</Badge>}
            </p>
            {notes.length > 0 && (
              <ul>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
            <LinkButton href={`${downloadOf(bought)}/versions/${id}`} size="small" icon={<DownloadIcon />}>
              {t('versions.download', { version })}
            </LinkButton>
          </li>
        ))}
      </ul>
      {data && data.versions.length > 0 && (
        <p className="a-small a-mute">
          {t('versions.older')}{' '}
          <Link className="a-link" to={`${links.product(bought.productId)}#changelog`}>
            {t('product.changelog')}
          </Link>
        </p>
      )}
      {data && (
        <label className="a-row a-small">
          <input
            type="checkbox"
            checked={data.mails}
            disabled={isLoading}
            onChange={({ target }) => void handleMails(target.checked)}
          />
          {t('versions.mails')}
        </label>
      )}
      {error !== undefined && (
        <p className="a-field-error" role="alert">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}

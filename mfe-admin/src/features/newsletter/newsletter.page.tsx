import { letterSorts, letterStatuses, links } from '@arcada/contracts';
import { oneOf } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { NewLink } from '../../shared/new-link.tsx';
import { StatusTabs } from '../../shared/status-tabs.tsx';
import { useListWords } from '../../shared/use-list-words.ts';
import { useReadAll } from '../../shared/use-read-all.ts';
import { useLetterColumns } from './letter-columns.tsx';
import { lettersApi } from './letters.api.ts';
import './newsletter.css';
import { SubscriberFigures } from './subscriber-figures.tsx';

/** Issues of the newsletter in every status, below who reads it. */
export function Component() {
  const { t } = useTranslation('admin');
  const words = useListWords('letters');
  const columns = useLetterColumns();
  const address = useListAddress(links.admin('newsletter'), ['q', 'status'], letterSorts, {
    known: { status: letterStatuses },
  });
  const { sort, dir, after, filter } = address;
  const status = oneOf(letterStatuses, filter.status ?? null);
  const request = { q: filter.q, status, sort, dir };
  const query = lettersApi.useAdminLettersQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(lettersApi.endpoints.adminLetters.initiate, request);
  return (
    <AdminFrame page="newsletter">
      <SubscriberFigures />
      <section className="admin-section" aria-labelledby="admin-letters">
        <h2 id="admin-letters">{t('letters.title')}</h2>
        <ListSearch label={t('letters.search')} address={address} />
        <StatusTabs
          label={t('letters.status')}
          allLabel={t('letters.all')}
          statuses={letterStatuses}
          labelOf={(each) => t(`letters.statuses.${each}`)}
          current={status}
          address={address}
        />
        <ManagerTable
          name="letters"
          usual={{ sort: 'updatedAt', dir: 'desc' }}
          columns={columns}
          address={address}
          query={query}
          rowKey={({ id }) => id}
          readAll={readAll}
          {...words}
          actions={<NewLink to={links.admin('newsletter/new')} label={t('letters.new')} />}
        />
      </section>
    </AdminFrame>
  );
}

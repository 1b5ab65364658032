import { links, numberFormat } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { overviewApi, type WaitingList, waiting } from './overview.api.ts';
import { RemoteHealth } from './remote-health.tsx';
import { SalesTiles } from './sales-tiles.tsx';
import { ServiceHealth } from './service-health.tsx';
import './overview.css';

/** What was sold, what waits for a decision, and whether all services and remotes work. */
export function Component() {
  const { t } = useTranslation('admin');
  return (
    <AdminFrame page="overview">
      <SalesTiles />
      <section className="admin-section" aria-labelledby="admin-waiting">
        <h2 id="admin-waiting">{t('overview.waiting')}</h2>
        <ul className="a-list admin-waiting">
          {waiting.map((list) => (
            <WaitingTile key={list} list={list} />
          ))}
        </ul>
      </section>
      <ServiceHealth />
      <RemoteHealth />
    </AdminFrame>
  );
}

/** Where each list is worked off. */
const places: Record<WaitingList, string> = {
  roleRequests: `${links.admin('users-manager')}?pending=true`,
  courses: `${links.admin('courses-manager')}?status=submitted`,
  products: links.admin('products-manager/handed-in'),
  posts: `${links.admin('blog-manager')}?status=submitted`,
  reviews: `${links.admin('reviews')}?of=courses&status=pending`,
  productReviews: `${links.admin('reviews')}?of=products&status=pending`,
  alerts: links.admin('payment-alerts'),
  stripeEvents: `${links.admin('stripe-events')}?status=failed`,
  messages: `${links.admin('contact')}?status=new`,
  letters: `${links.admin('newsletter')}?status=stopped`,
  questions: links.admin('questions'),
};

function WaitingTile({ list }: { list: WaitingList }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const { data, error, refetch } = overviewApi.useAdminWaitingQuery(list, { refetchOnMountOrArgChange: true });
  return (
    <li className={data?.total ? 'admin-tile admin-tile--waits' : 'admin-tile'}>
      <h3>
        <Link className="a-link" to={places[list]}>
          {t(`overview.${list}`)}
        </Link>
      </h3>
      {data && <p className="admin-number">{numberFormat(language).format(data.total)}</p>}
      {!data && !error && <p className="a-mute">{t('common.loading')}</p>}
      {!data && error && (
        <>
          <p className="a-small a-mute">{errorText(error)}</p>
          <Button size="small" onClick={refetch}>
            {t('common.retry')}
          </Button>
        </>
      )}
    </li>
  );
}

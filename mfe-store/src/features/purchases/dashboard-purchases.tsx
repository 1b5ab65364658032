import { links } from '@arcada/contracts';
import { LinkButton, SectionHead } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { commerceApi } from '../../shared/commerce.api.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { OrderTable } from './order-table.tsx';
import './purchases.css';

/** The overview shows this many; a link leads to the rest. */
const shown = 3;

/** The dashboard's piece: the newest orders. */
export function Component() {
  const { t } = useTranslation('store');
  const query = commerceApi.useStoreOrdersQuery({ page: 1, pageSize: shown }, { refetchOnMountOrArgChange: 5 });
  return (
    <section className="a-stack">
      <SectionHead
        title={t('purchases.title')}
        action={
          <LinkButton
            component={Link}
            to={query.data?.total ? links.dashboard('purchases') : links.products()}
            size="small"
          >
            {t(query.data?.total ? 'purchases.open' : 'cart.browse')}
          </LinkButton>
        }
      />
      <QueryStates query={query} />
      {query.data?.total === 0 && <p className="a-mute">{t('orders.none')}</p>}
      {query.data && query.data.total > 0 && <OrderTable orders={query.data.items} />}
    </section>
  );
}

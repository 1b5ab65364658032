import { type AdminReview, adminReviewSorts, links, reviewStatuses } from '@arcada/contracts';
import { oneOf, type PlatformDispatch, routerLink } from '@arcada/platform';
import { Button, LinkTabs, SearchForm } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { DecideReviews, type Decision } from './decide-reviews.tsx';
import { useReviewColumns } from './review-columns.tsx';
import { reviewsApi } from './reviews.api.ts';
import './reviews.css';

/** What learners wrote of courses: published or declined one by one, or many at once. */
export function Component() {
  const { t } = useTranslation('admin');
  const dispatch = useDispatch<PlatformDispatch>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [deciding, setDeciding] = useState<{ reviews: readonly AdminReview[]; decision: Decision }>();
  const columns = useReviewColumns((review, decision) => setDeciding({ reviews: [review], decision }));
  const address = useListAddress(links.admin('reviews'), ['q', 'status'], adminReviewSorts);
  const { sort, dir, after, hrefOf, filter } = address;
  const { q } = filter;
  const status = oneOf(reviewStatuses, filter.status ?? null);
  const request = { q, status, sort, dir };
  const query = reviewsApi.useAdminReviewsQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  // Only of the rows that are shown: another page or filter begins anew.
  const reviews = (query.currentData?.items ?? []).filter(({ id }) => chosen.includes(id));
  return (
    <AdminFrame page="reviews">
      <SearchForm
        label={t('reviews.search')}
        value={q ?? ''}
        list={hrefOf({})}
        onSearch={(words) => address.change({ q: words })}
      />
      <LinkTabs
        label={t('reviews.status')}
        items={[
          { key: 'all', label: t('reviews.all'), href: hrefOf({ status: undefined }) },
          ...reviewStatuses.map((key) => ({
            key,
            label: t(`reviews.statuses.${key}`),
            href: hrefOf({ status: key }),
          })),
        ]}
        current={status ?? 'all'}
        renderLink={routerLink}
      />
      <ManagerTable
        name="reviews"
        usual={{ sort: 'createdAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={(from) =>
          dispatch(
            reviewsApi.endpoints.adminReviews.initiate(
              { ...request, after: from, limit: 100 },
              { subscribe: false, forceRefetch: true },
            ),
          ).unwrap()
        }
        countText={(count) => t('reviews.count', { count })}
        empty={{ title: t('reviews.none'), text: t('reviews.noneText') }}
        selection={{ ids: reviews.map(({ id }) => id), onChange: setChosen }}
        actions={
          reviews.length > 0 &&
          (['published', 'declined'] as const).map((decision) => (
            <Button key={decision} size="small" onClick={() => setDeciding({ reviews, decision })}>
              {t(`reviews.decideChosen.${decision}`, { count: reviews.length })}
            </Button>
          ))
        }
      />
      {deciding && (
        <DecideReviews {...deciding} onDecided={() => setChosen([])} onClose={() => setDeciding(undefined)} />
      )}
    </AdminFrame>
  );
}

import { adminReviewSorts, links, reviewStatuses } from '@arcada/contracts';
import { oneOf, routerLink } from '@arcada/platform';
import { Button, LinkTabs } from '@arcada/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { StatusTabs } from '../../shared/status-tabs.tsx';
import { useListWords } from '../../shared/use-list-words.ts';
import { useReadAll } from '../../shared/use-read-all.ts';
import { DecideReviews, type Decision } from './decide-reviews.tsx';
import { RemoveReply } from './remove-reply.tsx';
import { useReviewColumns } from './review-columns.tsx';
import { type ManagedReview, reviewed, reviewsApi } from './reviews.api.ts';
import { useWaiting } from './use-waiting.ts';
import './reviews.css';

/** What learners wrote of courses and buyers of products: published or declined one by one, or many at once. */
export function Component() {
  const { t } = useTranslation('admin');
  const words = useListWords('reviews');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [deciding, setDeciding] = useState<{ reviews: readonly ManagedReview[]; decision: Decision }>();
  const address = useListAddress(links.admin('reviews'), ['of', 'q', 'status'], adminReviewSorts, {
    known: { of: reviewed, status: reviewStatuses },
    lists: ['of'],
  });
  const { sort, dir, after, filter } = address;
  const { counts, first } = useWaiting();
  // One that doesn't exist stays in the address, and the list says so.
  const chosenKind = oneOf(reviewed, filter.of ?? null) ?? (filter.of || after ? 'courses' : undefined);
  const of = chosenKind ?? first ?? 'courses';
  // Kept in the address: the list must not become another one when the last review of its kind is decided.
  useEffect(() => {
    if (!chosenKind && first) address.change({ of: first }, true);
  }, [chosenKind, first, address]);
  const [replied, setReplied] = useState<ManagedReview>();
  const columns = useReviewColumns(of, (review, decision) => setDeciding({ reviews: [review], decision }), setReplied);
  const { q } = filter;
  const status = oneOf(reviewStatuses, filter.status ?? null);
  const request = { of, q, status, sort, dir };
  const query = reviewsApi.useAdminReviewsQuery(
    { ...request, after },
    { refetchOnMountOrArgChange: true, skip: !chosenKind },
  );
  const readAll = useReadAll(reviewsApi.endpoints.adminReviews.initiate, request);
  // Only of the rows that are shown: another page or filter begins anew.
  const reviews = (query.currentData?.items ?? []).filter(({ id }) => chosen.includes(id));
  return (
    <AdminFrame page="reviews">
      <LinkTabs
        label={t('reviews.of')}
        items={reviewed.map((key) => ({
          key,
          label:
            counts[key] !== undefined
              ? t('reviews.waiting', { kind: t(`reviews.kinds.${key}`), count: counts[key] })
              : t(`reviews.kinds.${key}`),
          href: address.hrefOf({ of: key }),
        }))}
        current={of}
        renderLink={routerLink}
      />
      <ListSearch label={t('reviews.search')} address={address} />
      <StatusTabs
        label={t('reviews.status')}
        allLabel={t('reviews.all')}
        statuses={reviewStatuses}
        labelOf={(each) => t(`reviews.statuses.${each}`)}
        current={status}
        address={address}
      />
      <ManagerTable
        name="reviews"
        usual={{ sort: 'createdAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={readAll}
        {...words}
        selection={{
          ids: reviews.map(({ id }) => id),
          onChange: setChosen,
          nameOf: ({ authorName }) => t('reviews.one', { name: authorName }),
        }}
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
        <DecideReviews {...deciding} of={of} onDecided={() => setChosen([])} onClose={() => setDeciding(undefined)} />
      )}
      {replied && <RemoveReply of={of} review={replied} onClose={() => setReplied(undefined)} />}
    </AdminFrame>
  );
}

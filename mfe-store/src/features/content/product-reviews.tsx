import { dateFormat, links } from '@arcada/contracts';
import { isApiError, useErrorText, useHead, useLanguage, useSession } from '@arcada/platform';
import { Badge, EmptyState, Rating } from '@arcada/ui';
import { type ReplyFilter, type ReplyWord, ReviewReplies } from '@arcada/ui/forms';
import { ReviewReply } from '@arcada/ui/review-reply';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useContentTexts } from '../../shared/content-texts.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { ownProductsApi } from './content.api.ts';
import { ReplyForm } from './reply-form.tsx';

const common: Partial<Record<ReplyWord, string>> = {
  cancel: 'common.cancel',
  close: 'common.close',
};

/** Reviews of a producer's own product, for admins of one of the house, each with the one public reply to it. */
export function ProductReviews({ id }: { id: string }) {
  const { t } = useContentTexts();
  const { language } = useLanguage();
  const errorText = useErrorText();
  const { hasRole } = useSession();
  const [show, setShow] = useState<ReplyFilter>('all');
  const query = ownProductsApi.useStoreOwnProductReviewsQuery({ id, show }, { refetchOnMountOrArgChange: 5 });
  const { data, currentData, error } = query;
  const [remove] = ownProductsApi.useStoreReviewReplyRemoveMutation();
  const isMissing = isApiError(error) && error.status === 404;
  const title = data ? t('reviews.title', { name: data.name }) : t('reviews.of');
  useHead({ title, noIndex: true });
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const isAdmin = hasRole(['admin']);
  return (
    <>
      <Link className="a-link a-small" to={isAdmin ? links.admin('reviews?of=products') : links.contentProducts(id)}>
        {t(isAdmin ? 'reviews.toAll' : 'reviews.back')}
      </Link>
      <h1>{title}</h1>
      {isMissing ? (
        <EmptyState title={t('notFound')} />
      ) : (
        <ReviewReplies
          list={currentData}
          states={<QueryStates query={{ ...query, data: currentData }} />}
          show={show}
          onShow={setShow}
          words={(word, values) => t(common[word] ?? `reviews.${word}`, { ...values })}
          stars={(count) => <Rating value={count} label={t('common.stars', { count })} />}
          waiting={<Badge tone="warning">{t('reviews.open')}</Badge>}
          reply={(reply) => <ReviewReply reply={reply} from={t('reviews.from')} date={date} />}
          date={date}
          form={(review, onClose) => <ReplyForm productId={id} review={review} onClose={onClose} />}
          onRemove={async (review) => {
            const { error: refused } = await remove({ id, reviewId: review.id });
            return refused && errorText(refused);
          }}
        />
      )}
    </>
  );
}

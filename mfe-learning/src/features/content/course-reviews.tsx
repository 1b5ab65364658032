import { type AuthoredCourse, dateFormat, type InstructorReview, reviewLimits } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Button, EmptyState, Rating } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewReply } from '../../shared/course/review-reply.tsx';
import { WriteForm } from '../../shared/lesson/write-form.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { RemovalDialog } from '../../shared/removal-dialog.tsx';
import { authoringApi } from './authoring.api.ts';

const filters = ['all', 'unanswered'] as const;
type Filter = (typeof filters)[number];

const useReviews = (id: string, show: Filter, skip = false) =>
  authoringApi.useLearningContentReviewsQuery({ id, show }, { refetchOnMountOrArgChange: 5, skip });

/** The tab's name, with the number of reviews that wait for a reply: a course that was never on sale has none. */
export function useReviewsLabel({ id, publishedAt }: AuthoredCourse): string {
  const { t } = useTranslation('learning');
  const open = useReviews(id, 'all', !publishedAt).data?.unanswered ?? 0;
  return open > 0 ? t('reviews.tabOpen', { count: open }) : t('reviews.tab');
}

/** Published reviews of the course, each with the one public reply of its instructor. */
export function CourseReviews({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const [show, setShow] = useState<Filter>('all');
  const query = useReviews(courseId, show);
  const counts = { all: query.data?.all ?? 0, unanswered: query.data?.unanswered ?? 0 };
  const reviews = query.currentData?.reviews ?? [];
  return (
    <div className="a-stack learn-form">
      <p className="a-mute">{t('reviews.lead')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div className="a-row" role="group" aria-label={t('reviews.show')}>
        {filters.map((key) => (
          <Button
            key={key}
            size="small"
            variant={key === show ? 'secondary' : 'ghost'}
            aria-pressed={key === show}
            onClick={() => setShow(key)}
          >
            {t(`reviews.filters.${key}`, { count: counts[key] })}
          </Button>
        ))}
      </div>
      <QueryStates query={{ ...query, data: query.currentData }} />
      {query.currentData && reviews.length === 0 && (
        <EmptyState bare title={t(counts.all > 0 ? 'reviews.noneOpen' : 'course.noReviews')} />
      )}
      {reviews.length > 0 && (
        <ul className="a-list learn-questions">
          {reviews.map((review) => (
            <ReviewItem key={review.id} courseId={courseId} review={review} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ReviewItem({ courseId, review }: { courseId: string; review: InstructorReview }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <li>
      <p className="a-row">
        <strong>{review.authorName}</strong>
        <Rating value={review.rating} label={t('common.stars', { count: review.rating })} />
        <time className="a-small a-mute" dateTime={review.createdAt}>
          {date.format(new Date(review.createdAt))}
        </time>
        {!review.reply && !review.purchaseEnded && <Badge tone="warning">{t('reviews.open')}</Badge>}
      </p>
      <p className="learn-written">{review.text}</p>
      <OwnReply courseId={courseId} review={review} />
    </li>
  );
}

/** The reply, or a form for it; it is edited in its place. */
function OwnReply({ courseId, review }: { courseId: string; review: InstructorReview }) {
  const { id, authorName, reply, purchaseEnded } = review;
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [writing, setWriting] = useState(false);
  const [asked, setAsked] = useState(false);
  const [write, { isLoading, error }] = authoringApi.useLearningContentReplyMutation();
  const [remove, removing] = authoringApi.useLearningContentReplyRemoveMutation();
  const key = { id: courseId, reviewId: id };
  if (writing && !purchaseEnded)
    return (
      <WriteForm
        draft={`reply ${id}`}
        label={t('reviews.yourReply')}
        hint={t('reviews.replyHint')}
        button={t(reply ? 'common.save' : 'reviews.send')}
        limit={reviewLimits.text}
        begin={reply?.text ?? ''}
        pending={isLoading}
        error={error ? errorText(error) : undefined}
        focused
        onCancel={() => setWriting(false)}
        onSend={async (text) => {
          const { error: refused } = await write({ ...key, text });
          if (!refused) setWriting(false);
          return !refused;
        }}
      />
    );
  return (
    <>
      {reply && <ReviewReply reply={reply} />}
      {purchaseEnded && <p className="a-small a-mute">{t(reply ? 'reviews.endedReplied' : 'reviews.ended')}</p>}
      <div className="a-row">
        {!purchaseEnded && (
          <Button
            size="small"
            variant="ghost"
            aria-label={t(reply ? 'reviews.editOf' : 'reviews.replyTo', { name: authorName })}
            onClick={() => setWriting(true)}
          >
            {t(reply ? 'reviews.edit' : 'reviews.reply')}
          </Button>
        )}
        {reply && (
          <Button
            size="small"
            variant="ghost"
            aria-label={t('reviews.removeOf', { name: authorName })}
            onClick={() => setAsked(true)}
          >
            {t('reviews.remove')}
          </Button>
        )}
      </div>
      <RemovalDialog
        asked={asked && reply ? { title: t('reviews.removeTitle'), text: reply.text } : undefined}
        sure={t('reviews.remove')}
        pending={t('questions.removing')}
        removing={removing}
        onSure={async () => !(await remove(key)).error}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

import { type AuthoredCourse, dateFormat, type MakersReview, reviewLimits } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Rating } from '@arcada/ui';
import { type ReplyFilter, type ReplyWord, ReviewReplies } from '@arcada/ui/forms';
import { ReviewReply } from '@arcada/ui/review-reply';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WriteForm } from '../../shared/lesson/write-form.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { authoringApi } from './authoring.api.ts';

const useReviews = (id: string, show: ReplyFilter, skip = false) =>
  authoringApi.useLearningContentReviewsQuery({ id, show }, { refetchOnMountOrArgChange: 5, skip });

/** The tab's name, with the number of reviews that wait for a reply: a course that was never on sale has none. */
export function useReviewsLabel({ id, publishedAt }: AuthoredCourse): string {
  const { t } = useTranslation('learning');
  const open = useReviews(id, 'all', !publishedAt).data?.unanswered ?? 0;
  return open > 0 ? t('reviews.tabOpen', { count: open }) : t('reviews.tab');
}

const elsewhere: Partial<Record<ReplyWord, string>> = {
  none: 'course.noReviews',
  removing: 'questions.removing',
  cancel: 'common.cancel',
  close: 'common.close',
};

/** Published reviews of the course, each with the one public reply of its instructor. */
export function CourseReviews({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [show, setShow] = useState<ReplyFilter>('all');
  const query = useReviews(courseId, show);
  const [remove] = authoringApi.useLearningContentReplyRemoveMutation();
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ReviewReplies
      list={query.currentData}
      states={<QueryStates query={{ ...query, data: query.currentData }} />}
      show={show}
      onShow={setShow}
      words={(word, values) => t(elsewhere[word] ?? `reviews.${word}`, { ...values })}
      stars={(count) => <Rating value={count} label={t('common.stars', { count })} />}
      waiting={<Badge tone="warning">{t('reviews.open')}</Badge>}
      reply={(reply) => <ReviewReply reply={reply} from={t('course.reply')} date={date} />}
      date={date}
      form={(review, onClose) => <ReplyForm courseId={courseId} review={review} onClose={onClose} />}
      onRemove={async ({ id }) => {
        const { error } = await remove({ id: courseId, reviewId: id });
        return error && errorText(error);
      }}
    />
  );
}

interface ReplyFormProps {
  courseId: string;
  review: MakersReview;
  onClose: () => void;
}

function ReplyForm({ courseId, review: { id, reply }, onClose }: ReplyFormProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [write, { isLoading, error }] = authoringApi.useLearningContentReplyMutation();
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
      onCancel={onClose}
      onSend={async (text) => {
        const { error: refused } = await write({ id: courseId, reviewId: id, text });
        if (!refused) onClose();
        return !refused;
      }}
    />
  );
}

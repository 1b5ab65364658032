import { reviewLimits } from '@arcada/contracts';
import { PolicyLinks, useDraft, useErrorText } from '@arcada/platform';
import { Button, Card, Field, Notice, Radio, RadioGroup, Rating, StarIcon, TextArea } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { learnerApi } from '../../shared/lesson/learner.api.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import '../../shared/lesson/learner.css';

const noReview = { rating: 0, text: '' };

/** The learner's one review of the course. Fetched when the panel is opened, because most come to learn. */
export function ReviewPanel({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const [open, setOpen] = useState(false);
  return (
    <section className="learn-own-review">
      <Button wide icon={<StarIcon />} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('review.title')}
      </Button>
      {open && (
        <Card padded className="learn-own-review">
          <OwnReviewContent courseId={courseId} />
        </Card>
      )}
    </section>
  );
}

/** The review and its status, or the form for it. */
function OwnReviewContent({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const query = learnerApi.useLearningOwnReviewQuery(courseId);
  const review = query.data;
  if (review === undefined) return <QueryStates query={query} />;
  if (review === null) return <ReviewForm courseId={courseId} />;
  return (
    <>
      <Rating value={review.rating} label={t('common.stars', { count: review.rating })} />
      <p className="learn-written">{review.text}</p>
      <Notice live tone={review.status === 'declined' ? 'warning' : 'success'}>
        {t(`review.${review.status}`)}
        {review.note && <p className="learn-written">{review.note}</p>}
      </Notice>
    </>
  );
}

function ReviewForm({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const draft = useDraft(`review ${courseId}`, noReview);
  const { rating, text } = draft.value;
  const [tried, setTried] = useState(false);
  const [send, sending] = learnerApi.useLearningReviewMutation();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (rating === 0 || text.trim().length < 3) return;
    void send({ courseId, rating, text: text.trim() });
  };
  return (
    <form className="a-stack" onSubmit={handleSubmit} noValidate>
      <p className="a-small a-mute">{t('review.text')}</p>
      <RadioGroup legend={t('review.rating')}>
        {[5, 4, 3, 2, 1].map((stars) => (
          <Radio
            key={stars}
            name="rating"
            value={stars}
            checked={rating === stars}
            onChange={() => draft.change({ rating: stars, text })}
            label={t('common.stars', { count: stars })}
          />
        ))}
      </RadioGroup>
      {tried && rating === 0 && (
        <p className="a-field-error" role="alert">
          {t('review.chooseRating')}
        </p>
      )}
      <Field
        label={t('review.words')}
        error={tried && text.trim().length < 3 ? t('common.required') : sending.error && errorText(sending.error)}
      >
        <TextArea
          rows={4}
          maxLength={reviewLimits.text}
          value={text}
          onChange={(event) => draft.change({ rating, text: event.target.value })}
        />
      </Field>
      <div>
        <Button type="submit" loading={sending.isLoading} loadingLabel={t('questions.sending')}>
          {t('review.send')}
        </Button>
      </div>
      <PolicyLinks />
    </form>
  );
}

import { learningLimits } from '@arcada/contracts';
import { messageOf } from '@arcada/platform';
import { Button, Card, Disclosure, Field, Notice, Radio, RadioGroup, Rating, TextArea } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { learnerApi, type OwnReview } from './learner.api.ts';
import './learner.css';

/** The learner's one review of the course: what it says and where it stands, or the form for it. */
export function ReviewPanel({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const { data: review, isSuccess } = learnerApi.useLearningOwnReviewQuery(courseId);
  const [changing, setChanging] = useState(false);
  if (!isSuccess) return null;
  if (!review) {
    return (
      <Disclosure level={2} title={<span className="learn-side-title">{t('review.invite')}</span>}>
        <ReviewForm courseId={courseId} onDone={() => setChanging(false)} />
      </Disclosure>
    );
  }
  return (
    <Card padded as="section" className="learn-own-review">
      <h2 className="learn-side-title">{t('review.title')}</h2>
      {!changing ? (
        <>
          <Rating value={review.rating} label={t('common.stars', { count: review.rating })} />
          <p className="learn-written">{review.text}</p>
          <Notice tone={review.status === 'declined' ? 'warning' : 'success'}>{t(`review.${review.status}`)}</Notice>
          <div>
            <Button size="small" onClick={() => setChanging(true)}>
              {t('review.change')}
            </Button>
          </div>
        </>
      ) : (
        <ReviewForm courseId={courseId} review={review} onDone={() => setChanging(false)} />
      )}
    </Card>
  );
}

function ReviewForm({ courseId, review, onDone }: { courseId: string; review?: OwnReview; onDone: () => void }) {
  const { t } = useTranslation('learning');
  const [rating, setRating] = useState(review?.rating ?? 0);
  const [text, setText] = useState(review?.text ?? '');
  const [tried, setTried] = useState(false);
  const [send, sending] = learnerApi.useLearningReviewMutation();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (rating === 0 || text.trim().length < 3) return;
    const { error } = await send({ courseId, rating, text: text.trim() });
    if (!error) onDone();
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
            onChange={() => setRating(stars)}
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
        error={
          tried && text.trim().length < 3
            ? t('common.required')
            : sending.error && messageOf(sending.error, t('common.unexpected'), t('common.networkError'))
        }
      >
        <TextArea
          rows={4}
          maxLength={learningLimits.review}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" loading={sending.isLoading} loadingLabel={t('questions.sending')}>
          {t('review.send')}
        </Button>
      </div>
    </form>
  );
}

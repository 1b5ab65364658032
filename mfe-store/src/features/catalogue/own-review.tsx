import { type OwnProductReview, reviewLimits } from '@arcada/contracts';
import { PolicyLinks, useDraft, useErrorText } from '@arcada/platform';
import { Button, Card, Field, Notice, notify, Radio, RadioGroup, Rating, TextArea, TextInput } from '@arcada/ui';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import { ownerApi } from './owner.api.ts';

interface OwnReviewProps {
  productId: string;
}

/** The buyer's one review and its status, or the form for it. */
export function OwnReview({ productId }: OwnReviewProps) {
  const { t } = useTranslation('store');
  const query = ownerApi.useStoreOwnReviewQuery(productId);
  const [editing, setEditing] = useState(false);
  const review = query.data;
  const heading = useRef<HTMLHeadingElement>(null);
  // Each button that is pressed here goes with what it has ended.
  const toHeading = () => heading.current?.focus();
  const edit = (on: boolean) => {
    flushSync(() => setEditing(on));
    toHeading();
  };
  return (
    <Card padded as="section" className="store-own-review a-screen-only">
      <h3 ref={heading} tabIndex={-1}>
        {t(review ? 'review.yours' : 'review.title')}
      </h3>
      {review === undefined && <QueryStates query={query} />}
      {review === null && <ReviewForm key="new" productId={productId} review={null} onDone={toHeading} />}
      {review && editing && (
        <ReviewForm key={review.id} productId={productId} review={review} onDone={() => edit(false)} />
      )}
      {review && !editing && (
        <Written productId={productId} review={review} onEdit={() => edit(true)} onRemoved={toHeading} />
      )}
    </Card>
  );
}

/** What someone wrote who has the product no more, after a refund: it can be withdrawn, but not changed. */
export function EndedReview({ productId }: OwnReviewProps) {
  const { t } = useTranslation('store');
  const { data: review } = ownerApi.useStoreOwnReviewQuery(productId);
  if (!review) return null;
  return (
    <Card padded as="section" className="store-own-review a-screen-only">
      <h3>{t('review.yours')}</h3>
      <Written productId={productId} review={review} />
      <p className="a-small a-mute">{t('review.ended')}</p>
    </Card>
  );
}

interface WrittenProps extends OwnReviewProps {
  review: OwnProductReview;
  /** Without it the review can only be removed. */
  onEdit?: () => void;
  onRemoved?: () => void;
}

function Written({ productId, review, onEdit, onRemoved }: WrittenProps) {
  const { t } = useTranslation('store');
  const errorText = useErrorText();
  const [remove, removing] = ownerApi.useStoreReviewRemoveMutation();
  const handleRemove = async () => {
    const { error } = await remove(productId);
    if (error) return;
    onRemoved?.();
    notify({ title: t('review.removed'), tone: 'success' });
  };
  const [asking, setAsking] = useState(false);
  const keepButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const ask = (on: boolean) => {
    flushSync(() => setAsking(on));
    (on ? keepButton : removeButton).current?.focus();
  };
  return (
    <>
      <Rating value={review.rating} label={t('common.stars', { count: review.rating })} />
      {review.title && <strong>{review.title}</strong>}
      <p className="store-written">{review.text}</p>
      <Notice live tone={review.status === 'declined' ? 'warning' : 'success'}>
        {t(`review.${review.status}`)}
        {review.note && <p className="store-written">{review.note}</p>}
      </Notice>
      {removing.error && <Notice tone="danger">{errorText(removing.error)}</Notice>}
      {asking ? (
        <div className="a-row">
          <p id="review-remove-sure">{t('review.removeSure')}</p>
          <Button size="small" variant="danger" loading={removing.isLoading} onClick={() => void handleRemove()}>
            {t('review.remove')}
          </Button>
          <Button ref={keepButton} size="small" aria-describedby="review-remove-sure" onClick={() => ask(false)}>
            {t('common.cancel')}
          </Button>
        </div>
      ) : (
        <div className="a-row">
          {onEdit && (
            <Button size="small" onClick={onEdit}>
              {t('review.edit')}
            </Button>
          )}
          <Button ref={removeButton} size="small" onClick={() => ask(true)}>
            {t('review.remove')}
          </Button>
        </div>
      )}
    </>
  );
}

interface ReviewFormProps extends OwnReviewProps {
  review: OwnProductReview | null;
  onDone: () => void;
}

function ReviewForm({ productId, review, onDone }: ReviewFormProps) {
  const { t } = useTranslation('store');
  const errorText = useErrorText();
  const before = { rating: review?.rating ?? 0, title: review?.title ?? '', text: review?.text ?? '' };
  const draft = useDraft(`review of ${productId}`, before, { stamp: review?.id ?? '' });
  const { rating, title, text } = draft.value;
  const [tried, setTried] = useState(false);
  const [send, sending] = ownerApi.useStoreReviewWriteMutation();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (rating === 0 || text.trim().length < 3) return;
    const sent = draft.current();
    const { error } = await send({ productId, rating, text, ...(title.trim() && { title }) });
    if (error) return;
    draft.clear(sent);
    onDone();
  };
  return (
    <form className="a-stack" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <p className="a-small a-mute">{t(review ? 'review.editText' : 'review.text')}</p>
      <RadioGroup legend={t('review.rating')}>
        {[5, 4, 3, 2, 1].map((stars) => (
          <Radio
            key={stars}
            name="rating"
            value={stars}
            checked={rating === stars}
            onChange={() => draft.change({ ...draft.current(), rating: stars })}
            label={t('common.stars', { count: stars })}
          />
        ))}
      </RadioGroup>
      {tried && rating === 0 && (
        <p className="a-field-error" role="alert">
          {t('review.chooseRating')}
        </p>
      )}
      <Field label={t('review.heading')}>
        <TextInput
          maxLength={reviewLimits.title}
          value={title}
          onChange={(event) => draft.change({ ...draft.current(), title: event.target.value })}
        />
      </Field>
      <Field
        label={t('review.words')}
        error={tried && text.trim().length < 3 ? t('review.writeText') : sending.error && errorText(sending.error)}
      >
        <TextArea
          rows={4}
          maxLength={reviewLimits.text}
          value={text}
          onChange={(event) => draft.change({ ...draft.current(), text: event.target.value })}
        />
      </Field>
      <div className="a-row">
        <Button type="submit" variant="primary" loading={sending.isLoading} loadingLabel={t('review.sending')}>
          {t('review.send')}
        </Button>
        {review && <Button onClick={onDone}>{t('common.cancel')}</Button>}
      </div>
      <PolicyLinks />
    </form>
  );
}

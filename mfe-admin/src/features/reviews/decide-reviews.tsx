import type { ReviewDecisions } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Field, Notice, TextArea } from '@arcada/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ManagedReview, type Reviewed, reviewsApi } from './reviews.api.ts';

export type Decision = ReviewDecisions['decision'];

interface DecideReviewsProps {
  of: Reviewed;
  reviews: readonly ManagedReview[];
  decision: Decision;
  /** Called when the decision was carried out. */
  onDecided: () => void;
  onClose: () => void;
}

/** Publishes or declines one or many reviews with a note for their authors, then shows the result of each. */
export function DecideReviews({ of, reviews, decision, onDecided, onClose }: DecideReviewsProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const formId = useId();
  const [note, setNote] = useState('');
  const [decide, { data, isLoading, error }] = reviewsApi.useAdminReviewsDecideMutation();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data: done } = await decide({
      of,
      ids: reviews.map(({ id }) => id),
      decision,
      ...(note.trim() && { note: note.trim() }),
    });
    if (done) onDecided();
  };
  const resultOf = (id: string) => data?.results.find((one) => one.id === id)?.result;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`reviews.decideTitle.${decision}`, { count: reviews.length })}
      closeLabel={t('common.close')}
      footer={
        data ? (
          <Button variant="primary" onClick={onClose}>
            {t('common.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              variant={decision === 'declined' ? 'danger' : 'primary'}
              loading={isLoading}
            >
              {t(`reviews.decide.${decision}`)}
            </Button>
          </>
        )
      }
    >
      <div className="a-stack">
        <ul className="admin-decided" role={data && 'status'}>
          {reviews.map(({ id, authorName, about, title, text }) => {
            const result = resultOf(id);
            return (
              <li key={id}>
                <p>
                  <strong>{authorName}</strong> · {about.name}
                  {result && <strong>: {t(`reviews.results.${result}.${decision}`)}</strong>}
                </p>
                {!data && title && <p className="a-small admin-review">{title}</p>}
                {!data && <p className="a-small a-mute admin-review">{text}</p>}
              </li>
            );
          })}
        </ul>
        {!data && (
          <form id={formId} onSubmit={(event) => void handleSubmit(event)}>
            <Field label={t('reviews.note')} hint={t('reviews.noteHint', { count: reviews.length })}>
              <TextArea rows={3} maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
            </Field>
          </form>
        )}
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

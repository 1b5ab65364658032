import { type MakersProductReview, reviewLimits } from '@arcada/contracts';
import { useDraft, useErrorText } from '@arcada/platform';
import { Button, Field, TextArea } from '@arcada/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useContentTexts } from '../../shared/content-texts.ts';
import { ownProductsApi } from './content.api.ts';

interface ReplyFormProps {
  productId: string;
  review: MakersProductReview;
  onClose: () => void;
}

/** Writes the reply to a review, or edits it. What isn't sent is kept. */
export function ReplyForm({ productId, review: { id, reply }, onClose }: ReplyFormProps) {
  const { t } = useContentTexts();
  const errorText = useErrorText();
  const draft = useDraft(`reply ${id}`, { text: reply?.text ?? '' });
  const { text } = draft.value;
  const [missing, setMissing] = useState(false);
  const [write, { isLoading, error }] = ownProductsApi.useStoreReviewReplyMutation();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const isShort = text.trim().length < 3;
    setMissing(isShort);
    if (isShort) return area.current?.focus();
    const sent = draft.current();
    const { error: refused } = await write({ id: productId, reviewId: id, text: text.trim() });
    if (refused) return;
    draft.clear(sent);
    onClose();
  };
  return (
    <form className="a-stack" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Field
        label={t('reviews.yourReply')}
        hint={t('reviews.replyHint')}
        error={missing ? t('reviews.missing') : error && errorText(error)}
      >
        <TextArea
          ref={area}
          rows={3}
          maxLength={reviewLimits.text}
          value={text}
          onChange={(event) => {
            draft.change({ text: event.target.value });
            setMissing(false);
          }}
        />
      </Field>
      <div className="a-row">
        <Button type="submit" loading={isLoading} loadingLabel={t('reviews.sending')}>
          {t(reply ? 'reviews.save' : 'reviews.send')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}

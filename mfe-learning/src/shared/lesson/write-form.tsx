import { useDraft } from '@arcada/platform';
import { Button, Field, TextArea } from '@arcada/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface WriteFormProps {
  /** Name under which unsent input is stored. */
  draft: string;
  label: string;
  hint?: string;
  button: string;
  limit: number;
  /** The least number of characters. */
  least?: number;
  /** The text that is edited; empty for a new one. */
  begin?: string;
  pending: boolean;
  /** Why the last submission failed. */
  error?: string;
  /** Focused on mount. */
  focused?: boolean;
  /** Also by Escape; what was typed is kept for the next time. */
  onCancel?: () => void;
  /** Returns whether it was sent; the text is kept otherwise. */
  onSend: (text: string) => Promise<boolean>;
}

/** A text field of a few sentences, with its button. */
export function WriteForm({
  draft: name,
  label,
  hint,
  button,
  limit,
  least = 3,
  begin = '',
  pending,
  error,
  focused,
  onCancel,
  onSend,
}: WriteFormProps) {
  const { t } = useTranslation('learning');
  const draft = useDraft(name, { text: begin });
  const { text } = draft.value;
  const [empty, setEmpty] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) area.current?.focus();
  }, [focused]);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = text.trim().length < least;
    setEmpty(missing);
    if (missing) return area.current?.focus();
    if (await onSend(text.trim())) draft.clear(draft.value);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!onCancel || event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Nothing else on the page is closed by it.
    event.preventDefault();
    onCancel();
  };
  return (
    <form className="a-stack" onSubmit={handleSubmit} noValidate>
      <Field label={label} hint={hint} error={empty ? t('common.required') : error}>
        <TextArea
          ref={area}
          rows={3}
          maxLength={limit}
          value={text}
          onChange={(event) => {
            draft.change({ text: event.target.value });
            setEmpty(false);
          }}
          onKeyDown={handleKeyDown}
        />
      </Field>
      <div className="a-row">
        <Button type="submit" loading={pending} loadingLabel={t('questions.sending')}>
          {button}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

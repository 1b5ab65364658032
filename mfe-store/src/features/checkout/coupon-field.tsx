import { formatPrice } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Field, TextInput } from '@arcada/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutCoupon } from './use-coupon.ts';

/** Takes a coupon's code; in its place, what an accepted one takes off. */
export function CouponField({ code, quote, error, isLoading, apply }: CheckoutCoupon) {
  const { t } = useTranslation('store');
  const errorText = useErrorText();
  const [typed, setTyped] = useState(code);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // What was pressed is gone with the field or the coupon, and the focus with it.
    if (pressed.current && document.activeElement === document.body) (quote ? removeButton : field).current?.focus();
    pressed.current = false;
  }, [quote]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    pressed.current = true;
    setMissing(!typed.trim());
    apply(typed.trim());
  };
  const handleRemove = () => {
    pressed.current = true;
    setTyped('');
    apply('');
  };
  if (quote)
    return (
      <div role="status">
        <p className="commerce-line">
          <span>{t('coupon.applied', { code: quote.code })}</span>
          <span>{formatPrice(-quote.discount)}</span>
        </p>
        <Button ref={removeButton} size="small" onClick={handleRemove}>
          {t('coupon.remove')}
        </Button>
      </div>
    );
  return (
    <form noValidate className="commerce-coupon" onSubmit={handleSubmit}>
      <Field label={t('coupon.label')} error={error ? errorText(error) : missing && t('coupon.missing')}>
        <TextInput
          ref={field}
          value={typed}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" loading={isLoading}>
        {t('coupon.apply')}
      </Button>
    </form>
  );
}

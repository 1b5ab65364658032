import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';

interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  /** Names the group, e.g. "Quantity of Level Guard". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  min?: number;
  max?: number;
  /** While true presses are ignored; the pressed button keeps its focus. */
  busy?: boolean;
  /** Makes the number a field to type into, with this name. */
  fieldLabel?: string;
  /** What was typed isn't a whole number from `min` to `max`: the value stays. NaN when it is no number at all. */
  onOutOfRange?: (typed: number) => void;
}

/** Minus, number, plus; minus is disabled at `min` (1) and plus at `max` (99). */
export function QuantityStepper({
  value,
  onChange,
  label,
  decreaseLabel,
  increaseLabel,
  min = 1,
  max = 99,
  busy = false,
  fieldLabel,
  onOutOfRange,
}: QuantityStepperProps) {
  return (
    <fieldset className="a-stepper" aria-label={label} aria-busy={busy || undefined}>
      <button
        type="button"
        className="a-stepper-button"
        aria-label={decreaseLabel}
        disabled={value <= min}
        aria-disabled={busy || undefined}
        onClick={() => !busy && onChange(value - 1)}
      >
        <MinusIcon size={16} />
      </button>
      {fieldLabel ? (
        <NumberField
          label={fieldLabel}
          value={value}
          min={min}
          max={max}
          busy={busy}
          onChange={onChange}
          onOutOfRange={onOutOfRange}
        />
      ) : (
        <output className="a-stepper-value">{value}</output>
      )}
      <button
        type="button"
        className="a-stepper-button"
        aria-label={increaseLabel}
        disabled={value >= max}
        aria-disabled={busy || undefined}
        onClick={() => !busy && onChange(value + 1)}
      >
        <PlusIcon size={16} />
      </button>
    </fieldset>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  busy: boolean;
  onChange: (value: number) => void;
  onOutOfRange: ((typed: number) => void) | undefined;
}

/** Who types 25 means neither 2 nor an empty field on the way there. */
const typingMilliseconds = 700;

/** Takes what is typed once typing has stopped, and at once on Enter or when the field is left. */
function NumberField({ label, value, min, max, busy, onChange, onOutOfRange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const take = (text: string | undefined) => {
    clearTimeout(timer.current);
    setTyped(undefined);
    if (!text) return;
    const number = Number(text);
    const isOffered = /^\d+$/.test(text) && number >= min && number <= max;
    if (!isOffered) onOutOfRange?.(number);
    else if (number !== value) onChange(number);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Signs and letters stay: without its minus, -2 would be taken for 2.
    const text = target.value.trim();
    clearTimeout(timer.current);
    setTyped(text);
    if (/[^-+]/.test(text)) timer.current = setTimeout(() => take(text), typingMilliseconds);
  };
  return (
    <input
      className="a-stepper-value a-stepper-field"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      readOnly={busy}
      value={typed ?? value}
      onChange={handleChange}
      onFocus={({ target }) => target.select()}
      onBlur={() => take(typed)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take(typed);
        if (key === 'Escape') take(undefined);
      }}
    />
  );
}

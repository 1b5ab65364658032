import { type ChangeEvent, type FocusEvent, type Ref, useEffect, useReducer, useRef, useState } from 'react';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { useKeptFocus } from '../layers/use-kept-focus.ts';

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
  /**
   * Whether what is typed was out of range. Where this is given it stays in the field to be corrected, an empty field
   * is out of range too, and `onChange` tells that it was given up. Otherwise the field shows the value again.
   */
  refused?: boolean;
  fieldRef?: Ref<HTMLInputElement>;
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
  refused,
  fieldRef,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>();
  const group = useRef<HTMLFieldSetElement>(null);
  // At its limit a button is disabled, and the other one isn't.
  const kept = useKeptFocus(group, () => group.current?.querySelector('button:enabled'));
  // A browser leaves a disabled button after the last rendering: only another one can give the focus on.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    kept.onBlur(event);
    if (event.target.matches(':disabled')) draw();
  };
  const handlePress = (wanted: number) => {
    if (busy) return;
    setTyped(undefined);
    onChange(wanted);
  };
  return (
    <fieldset
      ref={group}
      className="a-stepper"
      aria-label={label}
      aria-busy={busy || undefined}
      onFocus={kept.onFocus}
      onBlur={handleBlur}
    >
      <button
        type="button"
        className="a-stepper-button"
        aria-label={decreaseLabel}
        disabled={value <= min}
        aria-disabled={busy || undefined}
        onClick={() => handlePress(value - 1)}
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
          refused={refused}
          fieldRef={fieldRef}
          typed={typed}
          onType={setTyped}
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
        onClick={() => handlePress(value + 1)}
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
  refused: boolean | undefined;
  fieldRef: Ref<HTMLInputElement> | undefined;
  typed: string | undefined;
  onType: (typed: string | undefined) => void;
}

/** Who types 25 means neither 2 nor an empty field on the way there. */
const typingMilliseconds = 700;

/** Takes what is typed once typing has stopped, and at once on Enter or when the field is left. */
function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, busy, onChange, onOutOfRange, refused, fieldRef, typed, onType } = props;
  const keeps = refused !== undefined;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const take = (text: string | undefined) => {
    clearTimeout(timer.current);
    if (text === undefined || (!text && !keeps)) {
      onType(undefined);
      if (refused) onChange(value);
      return;
    }
    const number = text ? Number(text) : Number.NaN;
    const isOffered = /^\d+$/.test(text) && number >= min && number <= max;
    onType(isOffered || !keeps ? undefined : text);
    if (!isOffered) onOutOfRange?.(number);
    else if (number !== value) onChange(number);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Signs and letters stay: without its minus, -2 would be taken for 2.
    const text = target.value.trim();
    clearTimeout(timer.current);
    onType(text);
    if (/[^-+]/.test(text)) timer.current = setTimeout(() => take(text), typingMilliseconds);
  };
  return (
    <input
      ref={fieldRef}
      className="a-stepper-value a-stepper-field"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={refused || undefined}
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

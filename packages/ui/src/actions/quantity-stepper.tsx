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
      <output className="a-stepper-value">{value}</output>
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

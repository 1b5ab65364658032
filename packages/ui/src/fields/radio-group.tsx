import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

interface RadioGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  hideLegend?: boolean;
  /** Radio elements that share one `name`. */
  children: ReactNode;
}

export function RadioGroup({ legend, hint, hideLegend, children }: RadioGroupProps) {
  const hintId = useId();
  return (
    <fieldset className="a-field a-fieldset" aria-describedby={hint ? hintId : undefined}>
      <legend className={hideLegend ? 'a-visually-hidden' : 'a-field-label a-legend'}>{legend}</legend>
      {children}
      {hint && (
        <p id={hintId} className="a-field-hint">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

export function Radio({ label, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className="a-check">
      <input {...rest} type="radio" className="a-check-box" />
      <span>{label}</span>
    </label>
  );
}

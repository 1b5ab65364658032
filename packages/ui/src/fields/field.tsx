import { type ReactNode, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { AlertIcon } from '../icons/icons.tsx';
import { FieldContext } from './field-context.ts';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Text after the label of an optional field. */
  optionalLabel?: string;
  hideLabel?: boolean;
  className?: string;
  /** One control of this package; it gets id, description and validity from here. */
  children: ReactNode;
}

/** Label, control, hint and error, linked for assistive technology. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optionalLabel,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const context = useMemo(() => ({ id, describedBy, invalid, required }), [id, describedBy, invalid, required]);
  return (
    <div className={classNames('a-field', className)}>
      <label className={hideLabel ? 'a-visually-hidden' : 'a-field-label'} htmlFor={id}>
        {label}
        {optionalLabel && !required && <span className="a-field-optional"> ({optionalLabel})</span>}
      </label>
      <FieldContext value={context}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="a-field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="a-field-error" role="alert">
          <AlertIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

import { classNames } from '../class-names.ts';
import { FieldContext, type FieldProps, useFieldParts } from './field-context.ts';
import { FieldNotes } from './field-notes.tsx';

interface LightFieldProps extends FieldProps {
  /** Text after the label of an optional field. */
  optionalLabel?: string;
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
}: LightFieldProps) {
  const { id, notes, context } = useFieldParts({ hint, error, required });
  return (
    <div className={classNames('a-field', className)}>
      <label className={hideLabel ? 'a-visually-hidden' : 'a-field-label'} htmlFor={id}>
        {label}
        {optionalLabel && !required && <span className="a-field-optional"> ({optionalLabel})</span>}
      </label>
      <FieldContext value={context}>{children}</FieldContext>
      <FieldNotes {...notes} />
    </div>
  );
}

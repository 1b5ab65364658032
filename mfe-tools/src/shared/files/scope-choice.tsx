import { Field, SelectInput } from '@arcada/ui/forms';
import type { ScopeChoiceProps } from './ids-scope-fields.tsx';

/** A choice of an IDS's scope on work screens. */
export function ScopeChoice({ label, hint, ...select }: ScopeChoiceProps) {
  return (
    <Field label={label} hint={hint}>
      <SelectInput {...select} />
    </Field>
  );
}

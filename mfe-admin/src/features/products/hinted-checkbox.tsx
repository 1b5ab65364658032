import { Checkbox } from '@arcada/ui/forms';
import { type ComponentProps, useId } from 'react';

/** A checkbox with a line beneath that says what it does. */
export function HintedCheckbox({ hint, ...checkbox }: ComponentProps<typeof Checkbox> & { hint: string }) {
  const id = useId();
  return (
    <div>
      <Checkbox {...checkbox} aria-describedby={id} />
      <p id={id} className="a-field-hint">
        {hint}
      </p>
    </div>
  );
}

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { AlertIcon } from '../icons/icons.tsx';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  error?: ReactNode;
}

/** A box with its own label; it needs no Field around it. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className="a-field">
      <label className="a-check">
        <input
          {...rest}
          type="checkbox"
          className="a-check-box"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : rest['aria-describedby']}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className="a-field-error" role="alert">
          <AlertIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

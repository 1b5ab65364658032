import { type ComponentPropsWithRef, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/icons.tsx';
import { useControl } from './field-context.ts';

interface PasswordInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const control = useControl(rest);
  return (
    <span className="a-input-frame a-input-frame--end">
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        {...control}
        type={shown ? 'text' : 'password'}
        className="a-input"
      />
      <button
        type="button"
        className="a-input-action"
        aria-label={shown ? hideLabel : showLabel}
        aria-controls={control.id}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </span>
  );
}

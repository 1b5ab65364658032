import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useControl } from './field-context.ts';

interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** Placed inside the frame, before the text. */
  icon?: ReactNode;
  small?: boolean;
}

export function TextInput({ icon, small, className, ...rest }: TextInputProps) {
  const control = useControl(rest);
  const input = (
    <input type="text" {...rest} {...control} className={classNames('a-input', small && 'a-input--small', className)} />
  );
  if (!icon) return input;
  return (
    <span className="a-input-frame a-input-frame--start">
      {icon}
      {input}
    </span>
  );
}

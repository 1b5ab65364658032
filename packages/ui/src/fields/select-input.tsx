import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronIcon } from '../icons/icons.tsx';
import { useControl } from './field-context.ts';

interface SelectInputProps extends ComponentPropsWithRef<'select'> {
  /** Choices in order; omit it and pass <option> children for groups. */
  options?: readonly { value: string; label: string; disabled?: boolean }[];
  small?: boolean;
}

/** The browser's own select in our frame. */
export function SelectInput({ options, small, className, children, ...rest }: SelectInputProps) {
  const control = useControl(rest);
  return (
    <span className="a-input-frame">
      <select {...rest} {...control} className={classNames('a-input a-select', small && 'a-input--small', className)}>
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        )) ?? children}
      </select>
      <ChevronIcon size={18} />
    </span>
  );
}

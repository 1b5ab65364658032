import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { useControl } from './field-context.ts';

export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const control = useControl(rest);
  return <textarea {...rest} {...control} className={classNames('a-input a-text-area', className)} />;
}

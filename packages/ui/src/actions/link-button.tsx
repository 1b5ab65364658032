import type { ComponentPropsWithRef, ElementType } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';

type LinkButtonProps<Link extends ElementType> = ButtonLook & { component?: Link } & Omit<
    ComponentPropsWithRef<Link>,
    keyof ButtonLook | 'component'
  >;

/** A link that looks like a button. `component` takes a router's Link; the default is an anchor. */
export function LinkButton<Link extends ElementType = 'a'>({
  component,
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps<Link>) {
  const Component: ElementType = component ?? 'a';
  return (
    <Component {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon}
      {children}
    </Component>
  );
}

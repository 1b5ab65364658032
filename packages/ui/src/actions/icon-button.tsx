import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface IconLook {
  /** Its action, for assistive technology and as title. */
  label: string;
  icon: ReactNode;
  bare?: boolean;
  small?: boolean;
  /** A number at the corner; hidden for 0. The label should contain it too. */
  count?: number;
}

const iconClass = (bare?: boolean, small?: boolean, className?: string) =>
  classNames('a-icon-button', bare && 'a-icon-button--bare', small && 'a-icon-button--small', className);

function Count({ value }: { value?: number }) {
  if (!value) return null;
  return (
    <span className="a-count" aria-hidden="true">
      {value}
    </span>
  );
}

export function IconButton({
  label,
  icon,
  bare,
  small,
  count,
  className,
  type = 'button',
  ...rest
}: IconLook & Omit<ComponentPropsWithRef<'button'>, 'children'>) {
  return (
    <button title={label} {...rest} type={type} aria-label={label} className={iconClass(bare, small, className)}>
      {icon}
      <Count value={count} />
    </button>
  );
}

type IconLinkProps<Link extends ElementType> = IconLook & { component?: Link } & Omit<
    ComponentPropsWithRef<Link>,
    keyof IconLook | 'component' | 'children'
  >;

/** An icon that is a link; `component` takes a router's Link. */
export function IconLink<Link extends ElementType = 'a'>({
  component,
  label,
  icon,
  bare,
  small,
  count,
  className,
  ...rest
}: IconLinkProps<Link>) {
  const Component: ElementType = component ?? 'a';
  return (
    <Component title={label} {...rest} aria-label={label} className={iconClass(bare, small, className)}>
      {icon}
      <Count value={count} />
    </Component>
  );
}

import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { useMenu } from './menu-context.ts';

interface MenuItemLook {
  icon?: ReactNode;
  note?: ReactNode;
  /** For a choice of one among several, e.g. the language. */
  checked?: boolean;
}

const itemRole = (checked?: boolean) =>
  checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };

export function MenuItem({
  icon,
  note,
  checked,
  children,
  onClick,
  ...rest
}: MenuItemLook & ComponentPropsWithRef<'button'>) {
  const menu = useMenu();
  return (
    <button
      {...rest}
      {...itemRole(checked)}
      type="button"
      tabIndex={-1}
      className="a-menu-item"
      onClick={(event) => {
        onClick?.(event);
        menu.close();
      }}
    >
      {icon}
      <ItemText note={note}>{children}</ItemText>
    </button>
  );
}

type MenuLinkProps<Link extends ElementType> = MenuItemLook & { component?: Link } & Omit<
    ComponentPropsWithRef<Link>,
    keyof MenuItemLook | 'component'
  >;

/** A link in a menu; `component` takes a router's Link. */
export function MenuLink<Link extends ElementType = 'a'>({
  component,
  icon,
  note,
  checked,
  children,
  onClick,
  ...rest
}: MenuLinkProps<Link>) {
  const menu = useMenu();
  const Component: ElementType = component ?? 'a';
  return (
    <Component
      {...rest}
      {...itemRole(checked)}
      tabIndex={-1}
      className="a-menu-item"
      onClick={(event: MouseEvent) => {
        onClick?.(event);
        menu.close();
      }}
    >
      {icon}
      <ItemText note={note}>{children}</ItemText>
    </Component>
  );
}

function ItemText({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <span>
      {children}
      {note && <span className="a-menu-note">{note}</span>}
    </span>
  );
}

export function MenuRule() {
  return <hr className="a-menu-rule a-rule" />;
}

import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';
import { Menu } from './menu.tsx';
import { MenuItem, MenuLink } from './menu-items.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const RouterLink = ({ to, children, ...rest }: { to: string; className?: string; children?: ReactNode }) => (
  <a href={`/base${to}`} {...rest}>
    {children}
  </a>
);

describe('Button', () => {
  test('while loading it says so, keeps its focus and neither acts nor submits', () => {
    const handleClick = jest.fn<() => void>();
    const handleSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (loading: boolean) => (
      <form onSubmit={handleSubmit}>
        <Button type="submit" loading={loading} loadingLabel="Sending…" onClick={handleClick}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Send' });
    button.focus();
    fireEvent.click(button);
    expect([handleClick.mock.calls.length, handleSubmit.mock.calls.length]).toEqual([1, 1]);
    rerender(form(true));
    expect(screen.getByRole('button', { name: 'Sending…' })).toBe(document.activeElement);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect([handleClick.mock.calls.length, handleSubmit.mock.calls.length]).toEqual([1, 1]);
  });

  test('LinkButton takes a router link with its own props', () => {
    render(
      <LinkButton component={RouterLink} to="/products" variant="primary">
        All products
      </LinkButton>,
    );
    const link = screen.getByRole('link', { name: 'All products' });
    expect(link.getAttribute('href')).toBe('/base/products');
    expect(link.className).toBe('a-button a-button--primary');
  });
});

describe('QuantityStepper', () => {
  const show = (value: number, onChange = jest.fn<(value: number) => void>()) => {
    render(
      <QuantityStepper
        value={value}
        onChange={onChange}
        label="Quantity of Level Guard"
        decreaseLabel="Less"
        increaseLabel="More"
      />,
    );
    return onChange;
  };

  test('goes no lower than 1', () => {
    const onChange = show(1);
    fireEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(onChange).toHaveBeenCalledWith(2);
    expect(screen.getByRole('group', { name: 'Quantity of Level Guard' })).toBeTruthy();
  });

  test('while busy it ignores presses and keeps the focus', () => {
    const onChange = jest.fn<(value: number) => void>();
    const stepper = (busy: boolean) => (
      <QuantityStepper
        value={2}
        busy={busy}
        onChange={onChange}
        label="Quantity"
        decreaseLabel="Less"
        increaseLabel="More"
      />
    );
    const { rerender } = render(stepper(false));
    const more = screen.getByRole('button', { name: 'More' });
    more.focus();
    rerender(stepper(true));
    fireEvent.click(more);
    expect(onChange).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(more);
    expect(more.getAttribute('aria-disabled')).toBe('true');
  });

  test('goes no higher than 99', () => {
    const onChange = show(99);
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('Menu', () => {
  const show = (onSelect = jest.fn<() => void>()) => {
    render(
      <>
        <Menu label="Products">
          <MenuLink href="/plugins">Plug-ins</MenuLink>
          <MenuLink href="/scripts">Scripts</MenuLink>
          <MenuItem onClick={onSelect}>Export</MenuItem>
        </Menu>
        <button type="button">After</button>
      </>,
    );
    return { trigger: screen.getByRole('button', { name: 'Products' }), onSelect };
  };
  const focused = () => document.activeElement?.textContent;
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

  test('returns the focus to its button without moving the page', () => {
    const { trigger, onSelect } = show();
    fireEvent.click(trigger, { detail: 1 });
    const focus = jest.spyOn(trigger, 'focus');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Export' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  test('opens by key at its first item; arrows, Home, End and letters move the focus', () => {
    const { trigger } = show();
    trigger.focus();
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    press('ArrowDown');
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Plug-ins');
    press('ArrowDown');
    expect(focused()).toBe('Scripts');
    press('End');
    expect(focused()).toBe('Export');
    press('ArrowDown');
    expect(focused()).toBe('Plug-ins');
    press('ArrowUp');
    expect(focused()).toBe('Export');
    press('s');
    expect(focused()).toBe('Scripts');
    press('Home');
    expect(focused()).toBe('Plug-ins');
  });

  test('ArrowUp opens it at the last item; Escape closes it and returns the focus', () => {
    const { trigger } = show();
    trigger.focus();
    press('ArrowUp');
    expect(focused()).toBe('Export');
    press('Escape');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  test('a choice acts and closes', () => {
    const { trigger, onSelect } = show();
    fireEvent.click(trigger, { detail: 1 });
    fireEvent.click(screen.getByRole('menuitem', { name: 'Export' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('closes when the pointer or the focus leaves it', () => {
    const { trigger } = show();
    fireEvent.click(trigger, { detail: 1 });
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
    fireEvent.click(trigger, { detail: 1 });
    fireEvent.focusIn(screen.getByRole('button', { name: 'After' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

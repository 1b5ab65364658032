import { renderInSite } from '@arcada/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { AdminNavigation } from './admin-navigation.tsx';

const groups = [
  { label: 'Store', pages: [{ key: 'orders', href: '/admin/orders', label: 'Orders' }] },
  { label: 'People', pages: [{ key: 'users', href: '/admin/users-manager', label: 'Users' }] },
];

test('on a narrow screen the name of the page opens all pages by group', async () => {
  await renderInSite(<AdminNavigation current="users" groups={groups} />, { texts: { admin: en } });
  const button = screen.getByRole('button', { name: 'All pages Users' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(list?.className).not.toContain('closed');
  expect(screen.getByRole('list', { name: 'People' }).textContent).toBe('Users');
  expect(screen.getByRole('link', { name: 'Users' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(button);
  expect(list?.className).toContain('closed');
});

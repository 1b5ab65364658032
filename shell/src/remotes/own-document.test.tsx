import type { Composition } from '@arcada/contracts';
import { type AreaFrame, RemoteHost, RemotesContext } from '@arcada/platform';
import { renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import en from '../locales/en.json' with { type: 'json' };
import { OwnDocument } from './own-document.tsx';

const forEveryone: Composition = { id: 'public', remotes: [], restricted: ['admin'] };

async function show(path: string) {
  const reload = jest.fn();
  const host = new RemoteHost(forEveryone, {
    localPages: {},
    loadEntry: () => Promise.reject(new Error('none')),
    addTexts: () => Promise.resolve(),
  });
  const frame = { host } as AreaFrame;
  await renderInSite(
    <OwnDocument reload={reload}>
      {['/', '/products', '/admin', '/admin/audit'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </OwnDocument>,
    { texts: { shell: en }, path, within: (children) => <RemotesContext value={frame}>{children}</RemotesContext> },
  );
  return { reload, host, go: (to: string) => fireEvent.click(screen.getByRole('link', { name: to })) };
}

test('within the site, and within a restricted area, pages change without a new document', async () => {
  const outside = await show('/');
  outside.go('/products');
  expect(outside.reload).not.toHaveBeenCalled();
});

test('within a restricted area, too, also once the visitor may load it', async () => {
  const { reload, host, go } = await show('/admin');
  act(() => host.extend({ id: 'admins', remotes: [] }));
  go('/admin/audit');
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['/products', '/admin'],
  ['/admin', '/products'],
])('from %s to %s the page is loaded anew, and shows nothing meanwhile', async (from, to) => {
  const { reload, go } = await show(from);
  go(to);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('link')).toBeNull();
});

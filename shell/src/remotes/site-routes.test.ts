import { type Composition, contractNumber, type RemoteDomain, shellPaths } from '@arcada/contracts';
import { matchSiteRoute } from './match-site-route.ts';
import { localPages, siteRoutes } from './site-routes.ts';

const live = (domain: RemoteDomain, ...paths: string[]): Composition['remotes'][number] => ({
  domain,
  version: '1',
  entry: '',
  integrity: '',
  manifest: {
    contract: contractNumber,
    domain,
    title: { en: '', 'pt-BR': '', es: '' },
    routes: paths.map((path) => ({ path, access: 'public', render: 'server', listed: false })),
    slots: [],
  },
});

test('the paths of the shell in contracts are those of its pages', () => {
  const pages = Object.keys(localPages).filter((path) => path !== '*');
  expect(pages.sort()).toEqual([...shellPaths].sort());
});

test('no release takes the page of the shell or of another area', () => {
  const greedy = ['/', '/auth', '/account', '/:page', '*', '/courses', '/courses/:id', '/dashboard/:part', '/blog'];
  const routes = siteRoutes({
    id: '',
    remotes: [live('blog', ...greedy), live('learning', '/courses', '/courses/:id')],
  });
  const ownerOf = (pathname: string) => matchSiteRoute(routes, pathname).route.owner;
  for (const path of [...shellPaths, '/AUTH', '/nowhere', '/dashboard/x'])
    expect([path, ownerOf(path)]).toEqual([path, 'shell']);
  expect(ownerOf('/courses')).toBe('learning');
  expect(ownerOf('/courses/bim')).toBe('learning');
  expect(ownerOf('/blog')).toBe('blog');
});

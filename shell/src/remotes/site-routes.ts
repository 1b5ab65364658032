import { areaPaths, type Composition, ownsPath, type RemoteDomain, type Role } from '@arcada/contracts';
import type { PageModule, PageOwner } from '@arcada/platform';
import { withPageTexts } from '../language.ts';

export interface SiteRoute {
  owner: PageOwner;
  path: string;
  access: 'public' | 'signed-in' | readonly Role[];
  render: 'server' | 'browser';
  /** An area that this page's composition lacks because it isn't for every visitor. */
  restricted?: RemoteDomain;
  /** Goes into sitemap.xml. */
  listed?: boolean | undefined;
  /** Never kept by shared caches. */
  fresh?: boolean | undefined;
  /** Named chunk of the page, for preload hints. */
  chunk?: string;
}

interface ShellPage extends Omit<SiteRoute, 'owner' | 'restricted'> {
  load: () => Promise<PageModule>;
}

/** The shell's own pages. All others come from the manifests of live remotes. */
const shellPages: ShellPage[] = [
  {
    path: '/',
    access: 'public',
    render: 'server',
    listed: true,
    // Part of the initial code: the page that most visits start with needs no file of its own.
    load: () => import(/* webpackMode: "eager" */ '../home/home.page.tsx'),
  },
  {
    path: '/auth',
    access: 'public',
    render: 'server',
    chunk: 'page-auth',
    load: () => import(/* webpackChunkName: "page-auth" */ '../session/auth.page.tsx'),
  },
  {
    path: '/search',
    access: 'public',
    render: 'server',
    chunk: 'page-search',
    load: () => import(/* webpackChunkName: "page-search" */ '../search/search.page.tsx'),
  },
  {
    path: '/recover-password',
    access: 'public',
    render: 'server',
    chunk: 'page-recover',
    load: () =>
      import(/* webpackChunkName: "page-recover" */ '../session/recover.page.tsx').then((page) => page.recoverPassword),
  },
  {
    path: '/recover-username',
    access: 'public',
    render: 'server',
    chunk: 'page-recover',
    load: () =>
      import(/* webpackChunkName: "page-recover" */ '../session/recover.page.tsx').then((page) => page.recoverUsername),
  },
  {
    path: '/reset-password',
    access: 'public',
    render: 'server',
    chunk: 'page-reset-password',
    load: () => import(/* webpackChunkName: "page-reset-password" */ '../session/reset-password.page.tsx'),
  },
  {
    path: '/confirm-email',
    access: 'public',
    render: 'server',
    chunk: 'page-confirm-email',
    load: () => import(/* webpackChunkName: "page-confirm-email" */ '../session/confirm-email.page.tsx'),
  },
  {
    path: '/undo-email',
    access: 'public',
    render: 'server',
    chunk: 'page-undo-email',
    load: () => import(/* webpackChunkName: "page-undo-email" */ '../session/undo-email.page.tsx'),
  },
  {
    path: '/account',
    access: 'signed-in',
    render: 'browser',
    chunk: 'page-account',
    load: () => import(/* webpackChunkName: "page-account" */ '../account/account.page.tsx'),
  },
  {
    path: '/dashboard',
    access: 'signed-in',
    render: 'server',
    chunk: 'page-dashboard',
    load: () => import(/* webpackChunkName: "page-dashboard" */ '../account/dashboard.page.tsx'),
  },
  {
    path: '/dashboard/overview',
    access: 'signed-in',
    render: 'server',
    chunk: 'page-dashboard',
    load: () => import(/* webpackChunkName: "page-dashboard" */ '../account/dashboard.page.tsx'),
  },
  {
    path: '/dashboard/account',
    access: 'signed-in',
    render: 'browser',
    chunk: 'page-account',
    load: () => import(/* webpackChunkName: "page-account" */ '../account/account.page.tsx'),
  },
  {
    path: '*',
    access: 'public',
    render: 'server',
    chunk: 'page-not-found',
    load: () => import(/* webpackChunkName: "page-not-found" */ '../pages/not-found.page.tsx'),
  },
];

export const localPages = Object.fromEntries(
  shellPages.map(({ path, chunk, load }) => [path, chunk ? () => withPageTexts(load()) : load]),
);

/** All addresses of a restricted area: which of them have pages is in its manifest, which only some visitors get. */
const restrictedRoutes = (domain: RemoteDomain) =>
  areaPaths[domain].map(
    (path): SiteRoute => ({
      owner: 'shell',
      path: `${path}/*`,
      access: 'signed-in',
      render: 'browser',
      restricted: domain,
    }),
  );

/**
 * Every route of the site in its current composition: the shell's first, and an area's only where
 * it owns the address.
 */
export function siteRoutes(composition: Composition): SiteRoute[] {
  const own = shellPages.map(({ load: _, ...page }): SiteRoute => ({ owner: 'shell', ...page }));
  const fromRemotes = composition.remotes.flatMap(({ domain, manifest }) =>
    manifest.routes
      .filter(({ path }) => ownsPath(domain, path))
      .map((route): SiteRoute => ({ owner: domain, ...route })),
  );
  return [...own, ...fromRemotes, ...(composition.restricted ?? []).flatMap(restrictedRoutes)];
}

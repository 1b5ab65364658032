import { contractNumber, type RemoteManifest } from '@arcada/contracts';

/**
 * What the shell, the page server and the registry know of this area before any of its code is loaded: its routes and
 * access, its pieces on others' pages, its navigation entries, and its rules for search engines and caches. Plain data;
 * the code is in entry.tsx.
 */
export const manifest = {
  contract: contractNumber,
  domain: 'admin',
  title: { en: 'Admin', 'pt-BR': 'Admin', es: 'Admin' },
  routes: [{ path: '/admin', access: 'public', render: 'server', listed: true, chunk: 'page-overview' }],
  slots: [],
  navigation: [{ to: '/admin', header: 100, footer: 100 }],
} as const satisfies RemoteManifest;

import { contractNumber, type RemoteManifest } from '@arcada/contracts';

/**
 * What the shell, the page server and the registry know of this area before any of its code is loaded: the paths that
 * it owns, who may enter, and the places on others' pages that it fills. Plain data; the code is in entry.tsx.
 */
export const manifest: RemoteManifest = {
  contract: contractNumber,
  domain: 'blog',
  title: { en: 'Blog', 'pt-BR': 'Blog', es: 'Blog' },
  routes: [{ path: '/blog', access: 'public', render: 'server', listed: true, chunk: 'page-overview' }],
  slots: [],
};

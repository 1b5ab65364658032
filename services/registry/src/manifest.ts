import type { ServiceManifest } from '@arcada/contracts';

export const manifest: ServiceManifest = {
  domain: 'registry',
  purpose: 'which version of each area is live',
  port: 4102,
  routes: [
    { prefix: '/api/admin/releases', writers: 'release-teams', streamedMegabytes: 64 },
    { prefix: '/registry.json', kind: 'registry' },
    { prefix: '/mfe', kind: 'release' },
  ],
};

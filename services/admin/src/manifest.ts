import type { ServiceManifest } from '@arcada/contracts';

export const manifest: ServiceManifest = {
  domain: 'admin',
  purpose: 'what admins see of all areas together',
  port: 4107,
  routes: [{ prefix: '/api/admin/audit' }, { prefix: '/api/admin/health' }, { prefix: '/api/admin/views' }],
  personalData: true,
};

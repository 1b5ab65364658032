import type { ServiceManifest } from '@arcada/contracts';

export const manifest: ServiceManifest = {
  domain: 'identity',
  purpose: 'accounts, sessions, roles',
  port: 4101,
  essential: true,
  routes: [
    { prefix: '/api/user' },
    { prefix: '/api/login', limit: 'credentials' },
    { prefix: '/api/register', limit: 'credentials' },
    { prefix: '/api/logout' },
    { prefix: '/api/recover-password', limit: 'credentials' },
    { prefix: '/api/reset-password', limit: 'credentials' },
    { prefix: '/api/recover-username', limit: 'credentials' },
    { prefix: '/api/confirm-email', limit: 'credentials' },
    { prefix: '/api/role-requests' },
    { prefix: '/api/admin/users' },
    { prefix: '/api/admin/role-requests' },
    { prefix: '/api/admin/deliveries/identity' },
  ],
  auditTrail: true,
};

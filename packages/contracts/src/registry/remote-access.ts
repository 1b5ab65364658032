import type { Role } from '../identity/user.ts';
import type { RemoteManifest } from './composition.schema.ts';

/**
 * Who may load a remote's code: its roles when all of its pages require roles, else
 * everyone.
 */
export function remoteAccess(manifest: RemoteManifest): 'public' | Role[] {
  const roles = new Set<Role>();
  for (const { access } of manifest.routes) {
    if (typeof access === 'string') return 'public';
    for (const role of access) roles.add(role);
  }
  return roles.size > 0 ? [...roles].sort() : 'public';
}

import type { Role, User } from '@arcada/contracts';
import { useSelector } from 'react-redux';
import type { ApiError } from '../api/api-error.ts';
import type { PlatformState } from '../api/store.ts';
import { useIdentityUserQuery } from './session.api.ts';

export interface Session {
  /** `loading` until the first response; `unknown` when the server's status is unclear (5xx, no network). */
  status: 'loading' | 'signed-in' | 'signed-out' | 'unknown';
  user: User | null;
  error?: ApiError;
  /** Signed out on purpose, in this tab or in another one. */
  left: boolean | 'elsewhere';
  retry: () => void;
  hasRole: (allowed: readonly Role[]) => boolean;
}

/** The signed-in user. The server always decides; this only shapes what is displayed. */
export function useSession(): Session {
  const { data, isUninitialized, isLoading, error, refetch } = useIdentityUserQuery();
  const left = useSelector((state: PlatformState) => state.departure.left);
  const user = data ?? null;
  const status = user
    ? 'signed-in'
    : data === null
      ? 'signed-out'
      : isLoading || isUninitialized
        ? 'loading'
        : 'unknown';
  return {
    status,
    user,
    error: error as ApiError | undefined,
    left,
    retry: refetch,
    hasRole: (allowed) => user !== null && allowed.includes(user.role),
  };
}

import { links, type RemoteDomain, type SearchKind, searchKinds } from '@arcada/contracts';
import { useAreaFrame } from '@arcada/platform';
import { useMemo } from 'react';

/** Whose things these are, and where the area lists what it finds. */
export const kinds: Record<SearchKind, { domain: RemoteDomain; list: (q?: string) => string }> = {
  product: { domain: 'store', list: (q) => links.products({ q }) },
  course: { domain: 'learning', list: (q) => links.courses({ q }) },
  post: { domain: 'blog', list: (q) => links.blog({ q }) },
};

/** Kinds whose area is part of the site as it is composed now: no other is asked. */
export function useLiveKinds(): SearchKind[] {
  const { host } = useAreaFrame();
  return useMemo(() => searchKinds.filter((kind) => host.remote(kinds[kind].domain)), [host]);
}

import { canonicalOf, usePublicAddress } from '@arcada/platform';
import { useSearchParams } from 'react-router-dom';

/** Whole public addresses as search engines should know them, in the language that the page's own address asks for. */
export function useCanonicalAddress(): (path: string) => string {
  const origin = usePublicAddress('/');
  const language = useSearchParams()[0].get('lang');
  return (path) => canonicalOf(new URL(path, origin), language).href;
}

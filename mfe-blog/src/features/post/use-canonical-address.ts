import { canonicalOf, usePublicAddress } from '@arcada/platform';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whole public addresses as search engines should know them, in the language that the page's own address asks for. */
export function useCanonicalAddress(): (path: string) => string {
  const origin = usePublicAddress('/');
  const asked = useSearchParams()[0].get('lang');
  // The page server draws with an address without its language, and what React takes over must be the same.
  const [language, setLanguage] = useState<string | null>(null);
  useEffect(() => setLanguage(asked), [asked]);
  return (path) => canonicalOf(new URL(path, origin), language).href;
}

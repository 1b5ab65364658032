import type { Visit } from '@arcada/contracts';
import { useEffect } from 'react';

/** Visitors who don't want to be followed aren't counted either, nor is a browser that a program steers. */
const isUncounted = () =>
  navigator.doNotTrack === '1' ||
  navigator.webdriver ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

/** Has the store count that this was seen, once it is. The call carries no cookie, and the page waits for nothing. */
export function useVisit(visit: Visit | undefined): void {
  const body = visit && JSON.stringify(visit);
  useEffect(() => {
    if (!body || isUncounted()) return;
    const headers = { 'content-type': 'application/json' };
    fetch('/api/store/visits', { method: 'POST', headers, body, credentials: 'omit', keepalive: true }).catch(
      () => undefined,
    );
  }, [body]);
}

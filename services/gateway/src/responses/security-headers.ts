export const defaultPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Scripts, styles and fonts never become a document, so what rules documents would only be weight. */
export function fileHeaders(siteUrl: string): string[] {
  const headers = ['x-content-type-options', 'nosniff'];
  if (siteUrl.startsWith('https:')) headers.push('strict-transport-security', 'max-age=31536000; includeSubDomains');
  return headers;
}

/** Headers on every other response, as name and value in turn. The policy is separate: a page may bring its own. */
export function securityHeaders(siteUrl: string): string[] {
  return [
    ...fileHeaders(siteUrl),
    'referrer-policy',
    'strict-origin-when-cross-origin',
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy',
    'same-origin',
  ];
}

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

/** Headers on every answer, as name and value in turn. The policy is separate: a page may bring its own. */
export function securityHeaders(siteUrl: string): string[] {
  const headers = [
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'strict-origin-when-cross-origin',
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy',
    'same-origin',
  ];
  if (siteUrl.startsWith('https:')) headers.push('strict-transport-security', 'max-age=31536000; includeSubDomains');
  return headers;
}

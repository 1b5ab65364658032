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

/** Scripts, styles and fonts never become a document, so rules for documents would only add bytes. */
export function fileHeaders(siteUrl: string): string[] {
  const headers = ['x-content-type-options', 'nosniff'];
  if (siteUrl.startsWith('https:')) headers.push('strict-transport-security', 'max-age=31536000; includeSubDomains');
  return headers;
}

/**
 * Headers on every other response, alternating names and values. The policy is separate: a page may
 * have its own.
 */
export function securityHeaders(siteUrl: string): string[] {
  return [
    ...fileHeaders(siteUrl),
    // Never a path or a query, also within the site: links of mails and shared documents carry tokens.
    'referrer-policy',
    'strict-origin',
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy',
    'same-origin',
  ];
}

/** Name of the session's cookie. Under TLS browsers guard the prefix: no other host and no plain page can set it. */
export const sessionCookieName = (siteUrl: string) =>
  siteUrl.startsWith('https:') ? '__Host-arcada_session' : 'arcada_session';

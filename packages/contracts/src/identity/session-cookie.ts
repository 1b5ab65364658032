/**
 * Name of the session's cookie. Under TLS browsers protect the prefix: no other host and no plain
 * page can set it.
 */
export const sessionCookieName = (siteUrl: string) =>
  siteUrl.startsWith('https:') ? '__Host-arcada_session' : 'arcada_session';

/** Tells scripts that fetching the user is worth a call; it grants nothing. */
const hint = 'arcada_signed_in';

const cookies = (siteUrl: string, token: string, isSignedIn: string, seconds: number): string[] => {
  const attributes = `; Path=/; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`;
  return [
    `${sessionCookieName(siteUrl)}=${token}${attributes}; HttpOnly; Max-Age=${seconds}`,
    `${hint}=${isSignedIn}${attributes}; Max-Age=${seconds}`,
  ];
};

/** Values of Set-Cookie that start a session in the browser. */
export const sessionCookies = (siteUrl: string, token: string, seconds: number) =>
  cookies(siteUrl, token, '1', seconds);

/** Values of Set-Cookie that end it. */
export const endedSessionCookies = (siteUrl: string) => cookies(siteUrl, '', '', 0);

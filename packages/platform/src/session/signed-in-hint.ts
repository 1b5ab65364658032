/** Identity sets this cookie beside the session's own, which scripts can't see; skip the request when it is absent. */
const hintCookie = 'arcada_signed_in=1';
export const maybeSignedIn = () => typeof document === 'undefined' || document.cookie.includes(hintCookie);

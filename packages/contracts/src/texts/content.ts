/** Paths of this site, anchors, or http(s) and mailto addresses; no other link is allowed. */
export const safeHref = /^(\/(?![/\\])|#|https?:\/\/|mailto:)/;
/** A path of this site. Browsers read a backslash as a slash, and two slashes lead to another site. */
export const sitePath = /^\/(?![/\\])/;
/**
 * The address of a picture that this site keeps, with its version and size. No other path: a browser reads it with the
 * reader's session, so that `/api/…` could act or show something in the reader's name.
 */
export const picturePath =
  /^\/api\/(?:blog|learning|store)\/images\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|png|webp)(?:\?[a-z0-9=&]*)?$/;

/** Paths of this site, anchors, or http(s) and mailto addresses; no other link is allowed. */
export const safeHref = /^(\/(?![/\\])|#|https?:\/\/|mailto:)/;
/** A path of this site. Browsers read a backslash as a slash, and two slashes lead to another site. */
export const sitePath = /^\/(?![/\\])/;

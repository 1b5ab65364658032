import type { z } from 'zod';
import type { contentBlockSchema, contentInlineSchema } from './content.schema.ts';

/** Formatted text as data, made from Markdown by a service: nothing in it can run, so pages draw it as it comes. */
export type ContentInline = z.infer<typeof contentInlineSchema>;
export type ContentBlock = z.infer<typeof contentBlockSchema>;

/** Paths of this site, anchors, or http(s) and mailto addresses; nothing else may stand behind a link. */
export const safeHref = /^(\/(?![/\\])|#|https?:\/\/|mailto:)/;
/** A path of this site. Browsers read a backslash as a slash, and two slashes lead to another site. */
export const sitePath = /^\/(?![/\\])/;

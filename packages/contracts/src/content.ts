import type { z } from 'zod';
import type { contentBlockSchema, contentInlineSchema } from './content.schema.ts';

/** Formatted text as data, made from Markdown by a service: nothing in it can run, so pages draw it as it comes. */
export type ContentInline = z.infer<typeof contentInlineSchema>;
export type ContentBlock = z.infer<typeof contentBlockSchema>;

import { z } from 'zod';

/** A picture for a text in Markdown: its address, to be written there, holds its size. */
export const textPictureSchema = z.object({ src: z.string(), width: z.int(), height: z.int() });
export type TextPicture = z.infer<typeof textPictureSchema>;

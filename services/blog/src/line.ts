import { oneLine } from '@arcada/service-kit';
import { cleanText } from '@arcada/service-kit/markdown';
import { z } from 'zod';

/** Non-empty text of one line. */
export const line = (most: number) =>
  z
    .string()
    .overwrite((text) => oneLine(cleanText(text)))
    .min(1)
    .max(most);

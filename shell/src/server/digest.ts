import { createHash } from 'node:crypto';

/** SHA-256 in base64, as a content security policy names inline scripts and styles. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

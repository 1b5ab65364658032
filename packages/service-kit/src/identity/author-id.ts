import { sha256 } from '../hexadecimal-hash.ts';

/** What readers know an account by, in all areas that show whose work something is: its own id isn't public. */
export const authorIdOf = (accountId: string): string => `account-${sha256(`author ${accountId}`).slice(0, 16)}`;

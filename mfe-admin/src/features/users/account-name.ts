import type { ManagedUser } from '@arcada/contracts';

/** Which account a question is about. */
export const accountName = ({ fullName, username, email }: ManagedUser) =>
  [fullName, username, email].filter(Boolean).join(' · ');

import { forgetDraft, keepDraft, readOwnDraft } from '@arcada/platform';

export interface ContactFields {
  name: string;
  email: string;
  phone: string;
  /** Undefined until something was typed in place of what was suggested. */
  message: string | undefined;
}

export const emptyMessage: ContactFields = { name: '', email: '', phone: '', message: undefined };
const draft = 'contact message';

/**
 * What was typed into the contact form in this tab and not sent: visitors look something up and come back, or reload.
 * Other tabs don't get it, because people who share a computer write here without an account.
 */
export const keptMessage = () => readOwnDraft(draft) as ContactFields | undefined;
export const keepMessage = (fields: ContactFields): void => void keepDraft(draft, fields);
export const forgetMessage = (): void => forgetDraft(draft);

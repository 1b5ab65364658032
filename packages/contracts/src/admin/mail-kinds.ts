import type { ServiceDomain } from '../domains.ts';

/** What the mails of each service are for. The names of those that are written when they are sent are their lanes'. */
export const mailKinds = {
  identity: [
    'address-confirm',
    'address-in-use',
    'address-change',
    'address-moved',
    'username',
    'password-link',
    'password-changed',
    'second-factor',
    'account-type',
    'farewell',
  ],
  store: ['order-confirmation', 'order-refund', 'order-credit-note', 'order-end', 'new-version'],
  learning: ['seat-invitation', 'seat-invitation-ended', 'notice'],
  blog: ['contact-message', 'contact-receipt', 'newsletter-confirm', 'newsletter-test', 'newsletter-letter'],
} as const satisfies Partial<Record<ServiceDomain, readonly string[]>>;

export type MailKind = (typeof mailKinds)[keyof typeof mailKinds][number];

/** Of this service; of one that sends none, nothing. */
export const mailKindsOf = (domain: ServiceDomain): readonly MailKind[] =>
  (mailKinds as Partial<Record<ServiceDomain, readonly MailKind[]>>)[domain] ?? [];

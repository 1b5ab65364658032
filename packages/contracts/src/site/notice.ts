/** What notices are about. Each kind can be turned off, in the bell and by mail. */
export const noticeKinds = [
  'question',
  'answer',
  'edition',
  'review',
  'publication',
  'seat',
  'certificate',
  'purchase',
  'sale',
  'role',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
/** Kinds that are mailed only to those who have chosen it. */
export const mailedByChoice: readonly NoticeKind[] = ['sale'];
/** Kinds whose mails are another area's and are always sent. */
export const alwaysMailed: readonly NoticeKind[] = ['role'];
/**
 * How many notices are listed, newest first, and for how long one is kept. `unconfirmedMails`: how many are mailed in a
 * day to an address that its account hasn't confirmed. It may be somebody else's, who must not get the mails of a
 * stranger's doings without end; the bell has them all.
 */
export const noticeLimits = { listed: 50, days: 180, unconfirmedMails: 4 } as const;

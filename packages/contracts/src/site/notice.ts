/** What notices are about. Each kind can be turned off, in the bell and by mail. */
export const noticeKinds = ['question', 'answer', 'review', 'publication', 'seat', 'purchase'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
/** How many notices are listed, newest first, and for how long one is kept. */
export const noticeLimits = { listed: 50, days: 180 } as const;

import { z } from 'zod';
import { sitePath } from '../texts/content.ts';
import { noticeKinds } from './notice.ts';

const inEveryLanguage = (most: number) =>
  z.object({ en: z.string().max(most), 'pt-BR': z.string().max(most), es: z.string().max(most) });

/** What an area sends to have a notice shown to a person, in the language that the person reads. */
export const givenNoticeSchema = z.object({
  /** The same when it is sent again. */
  id: z.uuid(),
  userId: z.uuid(),
  kind: z.enum(noticeKinds),
  title: inEveryLanguage(200),
  text: inEveryLanguage(1000),
  /** Where it leads. */
  path: z.string().max(500).regex(sitePath),
  /** False where the sender writes a mail of its own. */
  mails: z.boolean(),
});

/** What a text to admins may contain: the receiver puts the name of `actorId` there, which is known to identity, too. */
export const actorPlaceholder = '{actor}';
/** The same to all admins, who are known to identity. */
export const adminNoticeSchema = givenNoticeSchema.omit({ userId: true, mails: true }).extend({
  /** Whose doing it is about: an admin isn't notified of their own. */
  actorId: z.uuid(),
});

export const noticeSchema = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  title: z.string(),
  text: z.string(),
  path: z.string(),
  at: z.iso.datetime(),
  read: z.boolean(),
});
export const noticesSchema = z.object({ unread: z.int(), items: z.array(noticeSchema) });
export const unreadNoticesSchema = z.object({ unread: z.int() });
/** Which of them are read: these, those that lead to this path, or all up to now. */
export const readNoticesSchema = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(50).optional(),
  path: z.string().max(500).regex(sitePath).optional(),
});
export const noticeChoiceSchema = z.object({ kind: z.enum(noticeKinds), bell: z.boolean(), mail: z.boolean() });
export const noticeChoicesSchema = z.array(noticeChoiceSchema);

export type GivenNotice = z.infer<typeof givenNoticeSchema>;
export type AdminNotice = z.infer<typeof adminNoticeSchema>;
export type SiteNotice = z.infer<typeof noticeSchema>;
export type SiteNotices = z.infer<typeof noticesSchema>;
export type NoticeChoice = z.infer<typeof noticeChoiceSchema>;

import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { noticeMigrations } from '../migrations/notices.ts';
import { PeopleModule } from '../people/people.module.ts';
import { AdminNotices, notifyAdminsTask } from './admin-notices.ts';
import { CourseNotices } from './course-notices.ts';
import { NoticeController } from './notice.controller.ts';
import { NoticeChoiceEntity, NoticeEntity } from './notice.entity.ts';
import { NoticeMail, noticeMail, noticeMailKind } from './notice-mail.ts';
import { Notices } from './notices.service.ts';

/** Notices to people: in the bell, and by mail. Other areas put theirs in with an event. */
@Module({
  imports: [PeopleModule],
  controllers: [NoticeController],
  providers: [AdminNotices, CourseNotices, NoticeMail, Notices],
  exports: [CourseNotices, Notices],
})
export class NoticesModule {}

export const noticesPart: ServicePart = {
  module: NoticesModule,
  entities: [NoticeEntity, NoticeChoiceEntity],
  migrations: noticeMigrations,
  housekeepers: [Notices],
  mails: { [noticeMail]: noticeMailKind },
  onEvent: {
    'store.notice.given': (notice, manager, { get }) => get(Notices).give(manager, notice),
    'blog.notice.given': (notice, manager, { get }) => get(Notices).give(manager, notice),
    'identity.notice.given': (notice, manager, { get }) => get(Notices).give(manager, notice),
    'store.notice.for-admins': (notice, manager, { get }) => get(AdminNotices).giveSent(manager, notice),
    'blog.notice.for-admins': (notice, manager, { get }) => get(AdminNotices).giveSent(manager, notice),
  },
  tasks: {
    [notifyAdminsTask]: (payload: unknown, { get }) => get(AdminNotices).run(payload),
  },
};

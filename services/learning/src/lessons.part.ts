import type { ServicePart } from '@arcada/service-kit';
import { CertificateController } from './certificates/certificate.controller.ts';
import { CertificateEntity } from './certificates/certificate.entity.ts';
import { CertificateFiles } from './certificates/certificate-files.ts';
import { CertificateSigner } from './certificates/certificate-signer.ts';
import { Certificates } from './certificates/certificates.service.ts';
import { Access } from './enrolment/access.ts';
import { EnrolmentController } from './enrolment/enrolment.controller.ts';
import { Enrolments } from './enrolment/enrolments.service.ts';
import { OrderEvents } from './enrolment/order-events.ts';
import { CourseOrderEntity, PurchaseEntity, SeatEntity, SeatLetterEntity } from './enrolment/purchase.entity.ts';
import { LessonController } from './lessons/lesson.controller.ts';
import { Lessons } from './lessons/lesson.service.ts';
import { MediaController } from './media/media.controller.ts';
import { MediaAddresses } from './media/media-addresses.ts';
import { MediaFiles } from './media/media-files.ts';
import { Transcripts } from './media/transcripts.ts';
import { learningMigrations } from './migrations/learning.ts';
import { NoteController } from './notes/note.controller.ts';
import { NoteEntity } from './notes/note.entity.ts';
import { Notes } from './notes/note.service.ts';
import { People } from './people.ts';
import { LessonProgressEntity } from './progress/lesson-progress.entity.ts';
import { ProgressController } from './progress/progress.controller.ts';
import { issueCertificateTask, Progress } from './progress/progress.service.ts';

/** Learning: who may, what was done, what it earned. */
export const lessonsPart: ServicePart = {
  controllers: [
    CertificateController,
    EnrolmentController,
    LessonController,
    MediaController,
    NoteController,
    ProgressController,
  ],
  providers: [
    Access,
    CertificateFiles,
    Certificates,
    CertificateSigner,
    Enrolments,
    Lessons,
    MediaAddresses,
    MediaFiles,
    Notes,
    OrderEvents,
    People,
    Progress,
    Transcripts,
  ],
  entities: [
    CertificateEntity,
    CourseOrderEntity,
    LessonProgressEntity,
    NoteEntity,
    PurchaseEntity,
    SeatEntity,
    SeatLetterEntity,
  ],
  migrations: learningMigrations,
  onEvent: {
    'store.order.fulfilled': (order, manager, { get }) => get(OrderEvents).fulfil(manager, order),
    'store.order.refunded': (order, manager, { get }) => get(OrderEvents).refund(manager, order),
    'store.order.restored': (order, manager, { get }) => get(OrderEvents).restore(manager, order),
  },
  tasks: {
    [issueCertificateTask]: (wanted: { userId: string; courseId: string }, { get }) =>
      get(Certificates).issueLater(wanted),
  },
};

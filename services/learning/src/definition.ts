import {
  auditPart,
  bulkPart,
  correctionsPart,
  deliveriesPart,
  joinParts,
  type ServiceDefinition,
  type ServicePart,
} from '@arcada/service-kit';
import { accessPart } from './access/access.module.ts';
import { cataloguePart } from './catalogue/catalogue.module.ts';
import { certificatesPart } from './certificates/certificates.module.ts';
import { learningConfig } from './config.ts';
import { contentPart } from './content/content.module.ts';
import { editionsPart } from './editions/editions.module.ts';
import { enrolmentPart } from './enrolment/enrolment.module.ts';
import { lessonsPart } from './lessons/lessons.module.ts';
import { mediaPart } from './media/media.module.ts';
import { notesPart } from './notes/notes.module.ts';
import { noticesPart } from './notices/notices.module.ts';
import { peoplePart } from './people/people.module.ts';
import { privacyPart } from './privacy/privacy.module.ts';
import { progressPart } from './progress/progress.module.ts';
import { questionsPart } from './questions/questions.module.ts';
import { reviewsPart } from './reviews/reviews.module.ts';
import { seatsPart } from './seats/seats.module.ts';
import { seedLearning } from './seed/seed-learning.ts';

/** The nouns of learning. A new one adds its part here. */
const parts: ServicePart[] = [
  cataloguePart,
  peoplePart,
  noticesPart,
  accessPart,
  progressPart,
  editionsPart,
  certificatesPart,
  enrolmentPart,
  mediaPart,
  lessonsPart,
  notesPart,
  seatsPart,
  reviewsPart,
  questionsPart,
  contentPart,
  privacyPart,
  auditPart('CreateAuditTrail1795500100002'),
  bulkPart('CreateBulkChange1797000100002'),
  correctionsPart('CreateSpentCorrection1797000100012'),
  deliveriesPart('learning'),
];

export const learningDefinition: ServiceDefinition = {
  domain: 'learning',
  config: learningConfig,
  ...joinParts(parts),
  seed: seedLearning,
  // Uploads arrive raw: the handler reads the stream, counts and checks it.
  prepare: (app) => {
    app
      .getHttpAdapter()
      .getInstance()
      .addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  },
};

import { joinParts, type ServiceDefinition, type ServicePart } from '@arcada/service-kit';
import { cataloguePart } from './catalogue/catalogue.part.ts';
import { communityPart } from './community.part.ts';
import { learningConfig } from './config.ts';
import { contentPart } from './content/content.part.ts';
import { lessonsPart } from './lessons.part.ts';
import { seedLearning } from './seed/seed-learning.ts';

/** The nouns of learning. A new one adds its part here. */
const parts: ServicePart[] = [cataloguePart, lessonsPart, communityPart, contentPart];

export const learningDefinition: ServiceDefinition = {
  domain: 'learning',
  config: learningConfig,
  ...joinParts(parts),
  seed: seedLearning,
  // Uploads come as they are: the handler reads the stream, counts and checks it.
  prepare: (app) => {
    app
      .getHttpAdapter()
      .getInstance()
      .addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  },
};

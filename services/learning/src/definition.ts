import type { ServiceDefinition } from '@arcada/service-kit';
import { cataloguePart } from './catalogue/catalogue.part.ts';
import { communityPart } from './community.part.ts';
import { learningConfig } from './config.ts';
import { contentPart } from './content/content.part.ts';
import type { LearningPart } from './learning-part.ts';
import { lessonsPart } from './lessons.part.ts';
import { seedLearning } from './seed/seed-learning.ts';

/** The nouns of learning. A new one adds its part here. */
const parts: LearningPart[] = [cataloguePart, lessonsPart, communityPart, contentPart];

const join = <Item>(pick: (part: LearningPart) => readonly Item[] | undefined): Item[] =>
  parts.flatMap((part) => pick(part) ?? []);

export const learningDefinition: ServiceDefinition = {
  domain: 'learning',
  config: learningConfig,
  controllers: join(({ controllers }) => controllers),
  providers: join(({ providers }) => providers),
  entities: join(({ entities }) => entities),
  migrations: join(({ migrations }) => migrations),
  onEvent: Object.assign({}, ...parts.map((part) => part.onEvent)),
  tasks: Object.assign({}, ...parts.map((part) => part.tasks)),
  seed: seedLearning,
  // Uploads come as they are: the handler reads the stream, counts and checks it.
  prepare: (app) => {
    app
      .getHttpAdapter()
      .getInstance()
      .addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  },
};

import {
  auditPart,
  bulkPart,
  correctionsPart,
  deliveriesPart,
  joinParts,
  type ServiceDefinition,
  type ServicePart,
} from '@arcada/service-kit';
import { acceptBodies } from './bodies.ts';
import { blogConfig } from './config.ts';
import { contactPart } from './contact/contact.module.ts';
import { feedPart } from './feed/feed.module.ts';
import { lettersPart } from './letters/letters.module.ts';
import { newsletterPart } from './newsletter/newsletter.module.ts';
import { pagesPart } from './pages/pages.module.ts';
import { postsPart } from './posts/posts.module.ts';
import { privacyPart } from './privacy/privacy.module.ts';
import { seedBlog } from './seed/seed-blog.ts';

/** The nouns of the blog service. A new one adds its part here. */
const parts: ServicePart[] = [
  postsPart,
  feedPart,
  pagesPart,
  newsletterPart,
  lettersPart,
  contactPart,
  privacyPart,
  auditPart('CreateAuditTrail1795500100003'),
  bulkPart('CreateBulkChange1797000100003'),
  correctionsPart('CreateSpentCorrection1797000100013'),
  deliveriesPart('blog'),
];

export const blogDefinition: ServiceDefinition = {
  domain: 'blog',
  config: blogConfig,
  ...joinParts(parts),
  prepare: acceptBodies,
  seed: seedBlog,
};

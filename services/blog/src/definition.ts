import { joinParts, type ServiceDefinition, type ServicePart } from '@arcada/service-kit';
import { blogConfig } from './config.ts';
import { contactPart } from './contact/contact.part.ts';
import { feedPart } from './feed/feed.part.ts';
import { acceptForms } from './form-bodies.ts';
import { newsletterPart } from './newsletter/newsletter.part.ts';
import { pagesPart } from './pages/pages.part.ts';
import { postsPart } from './posts/posts.part.ts';
import { privacyPart } from './privacy/privacy.part.ts';
import { seedBlog } from './seed/seed-blog.ts';

/** The nouns of the blog service. A new one adds its part here. */
const parts: ServicePart[] = [postsPart, feedPart, pagesPart, newsletterPart, contactPart, privacyPart];

export const blogDefinition: ServiceDefinition = {
  domain: 'blog',
  config: blogConfig,
  ...joinParts(parts),
  prepare: acceptForms,
  seed: seedBlog,
};

import type { ServiceDefinition } from '@arcada/service-kit';
import type { BlogPart } from './blog-part.ts';
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
const parts: BlogPart[] = [postsPart, feedPart, pagesPart, newsletterPart, contactPart, privacyPart];

const join = <Item>(pick: (part: BlogPart) => readonly Item[] | undefined): Item[] =>
  parts.flatMap((part) => pick(part) ?? []);

export const blogDefinition: ServiceDefinition = {
  domain: 'blog',
  config: blogConfig,
  controllers: join(({ controllers }) => controllers),
  providers: join(({ providers }) => providers),
  entities: join(({ entities }) => entities),
  migrations: join(({ migrations }) => migrations),
  onEvent: Object.assign({}, ...parts.map((part) => part.onEvent)),
  tasks: Object.assign({}, ...parts.map((part) => part.tasks)),
  prepare: acceptForms,
  seed: seedBlog,
};

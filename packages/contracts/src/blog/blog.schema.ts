import { z } from 'zod';
import { pageQuery, slugSchema } from '../http/list.schema.ts';
import { contentBlockSchema } from '../texts/content.schema.ts';
import { writtenLine } from '../texts/written-text.ts';
import { contactLimits, phonePattern, serviceTabs } from './blog.ts';

export const blogCategorySchema = z.object({
  id: slugSchema,
  name: z.string(),
  description: z.string(),
  postCount: z.int(),
  /** Ids of categories that were merged into it: addresses with them mean this one. */
  formerIds: z.array(slugSchema).optional(),
});
const author = z.object({
  id: slugSchema,
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  /** Where their page was before it had a readable address; other areas know an account's work by it. */
  formerIds: z.array(slugSchema).optional(),
});
/** Someone of whom there are posts to read. */
export const blogAuthorSchema = author.extend({ postCount: z.int().min(1) });

/**
 * The fields of a card. Texts are in the language of the response, in English where a translation
 * is missing.
 */
export const postSummarySchema = z.object({
  id: slugSchema,
  title: z.string(),
  excerpt: z.string(),
  imageUrl: z.string().optional(),
  publishedAt: z.iso.datetime(),
  categoryId: slugSchema,
  categoryName: z.string(),
  authorName: z.string(),
  /** Minutes, from the number of words in its language. */
  readTime: z.int().min(1),
  /** Length of the text in its language, to the nearest ten. */
  words: z.int().min(0).optional(),
  /** Last change, for search engines. */
  updatedAt: z.iso.datetime().optional(),
});
const neighbour = z.object({ id: slugSchema, title: z.string() }).nullable();
export const postSchema = postSummarySchema.extend({
  body: z.array(contentBlockSchema),
  /** Language of the text: differs from the response's where no translation exists. */
  language: z.string(),
  tags: z.array(z.string()),
  author,
  updatedAt: z.iso.datetime(),
  related: z.array(postSummarySchema),
  /** The next older and the next newer post. */
  previous: neighbour,
  next: neighbour,
});
/** Unknown categories mean "all": the page shows the notice. */
export const postQuery = pageQuery.extend({
  category: slugSchema.optional().catch(undefined),
  author: slugSchema.optional(),
  /** As written in any language of the post. */
  tag: z.string().trim().max(60).optional(),
  q: z.string().trim().max(100).optional(),
});

export const testimonialSchema = z.object({
  id: slugSchema,
  /** 0 to 5 in halves. */
  rating: z.number().min(0).max(5).multipleOf(0.5),
  content: z.string(),
  customerName: z.string(),
  customerTitle: z.string(),
  customerCompany: z.string().optional(),
  customerImageUrl: z.string().optional(),
});

const named = z.object({ name: z.string(), text: z.string() });
export const servicesPageSchema = z.object({
  title: z.string(),
  lead: z.string(),
  processTitle: z.string(),
  deliverablesTitle: z.string(),
  neededTitle: z.string(),
  durationTitle: z.string(),
  priceTitle: z.string(),
  priceNote: z.string(),
  exampleTitle: z.string(),
  questionsTitle: z.string(),
  /** Headings of the table that compares the services. */
  compareTitle: z.string(),
  serviceTitle: z.string(),
  audienceTitle: z.string(),
  resultTitle: z.string(),
  fromTitle: z.string(),
  callTitle: z.string(),
  callText: z.string(),
  services: z.array(
    z.object({
      id: z.enum(serviceTabs),
      tab: z.string(),
      title: z.string(),
      /** Whom it is for, what they have in the end, and how long it takes: in a few words each. */
      audience: z.string(),
      outcome: z.string(),
      time: z.string(),
      offer: z.array(z.string()),
      process: z.array(named),
      deliverables: z.array(z.string()),
      needed: z.array(z.string()),
      duration: z.string(),
      /** In US dollars, for what `priceUnit` says. */
      price: z.object({ from: z.number(), to: z.number() }),
      priceUnit: z.string(),
      /** A typical project. */
      example: z.object({ title: z.string(), text: z.string(), result: z.string() }),
      /** Questions with their answers. */
      questions: z.array(named),
      /** What a customer says of it. */
      reference: testimonialSchema.optional(),
      /** Label of the link to the contact form, and the message that it fills in. */
      ask: z.string(),
      message: z.string(),
    }),
  ),
});
const titled = z.object({ title: z.string(), text: z.string() });
export const aboutPageSchema = z.object({
  title: z.string(),
  lead: z.string(),
  paragraphs: z.array(z.string()),
  workTitle: z.string(),
  work: z.array(titled),
  principlesTitle: z.string(),
  principles: z.array(titled),
  teamTitle: z.string(),
  teamLead: z.string(),
  team: z.array(author),
  figuresTitle: z.string(),
  /** Labels of counted figures, and those that this service can count itself. */
  figures: z.object({
    products: z.string(),
    courses: z.string(),
    posts: z.string(),
    languages: z.string(),
    postCount: z.int(),
  }),
  callTitle: z.string(),
  callText: z.string(),
  callButton: z.string(),
});

/** A page that is one running text. */
export const textPageSchema = z.object({
  title: z.string(),
  lead: z.string(),
  /** Day of the last change. */
  updated: z.iso.date(),
  body: z.array(contentBlockSchema),
});

export const newsletterSchema = z.object({ email: z.email().max(254) });
export const newsletterTokenSchema = z.object({ token: z.string().min(20).max(200) });
export const contactSchema = z.object({
  name: writtenLine.min(1).max(contactLimits.name),
  email: z.email().max(contactLimits.email),
  phone: z.string().trim().max(contactLimits.phone).regex(phonePattern).optional(),
  message: z.string().trim().min(contactLimits.messageLeast).max(contactLimits.message),
  /** The service that the form was opened for. */
  service: z.enum(serviceTabs).optional(),
  /**
   * Proof that the form was opened a while ago, from `GET /api/contact/ticket`; without it the
   * limits are stricter.
   */
  ticket: z.string().max(400).optional(),
  /** A field hidden from people: bots fill it in. */
  website: z.string().max(400).optional(),
});

export type PostSummary = z.infer<typeof postSummarySchema>;
export type Post = z.infer<typeof postSchema>;
export type BlogAuthor = z.infer<typeof blogAuthorSchema>;
export type BlogCategory = z.infer<typeof blogCategorySchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type ServicesPage = z.infer<typeof servicesPageSchema>;
export type TextPage = z.infer<typeof textPageSchema>;
export type AboutPage = z.infer<typeof aboutPageSchema>;

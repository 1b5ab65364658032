import { pageOf, pageQuery } from '@arcada/contracts';
import { z } from 'zod';
import type { Topic } from '../document/document.schema.ts';
import { categories, documentTypes, families } from '../document/families.ts';
import { options } from '../document/options.ts';
import { newRowId } from '../document/row-id.ts';

/** A topic of the library in one language. `text` has the form of a document's topic. */
export const libraryTopicSchema = z.object({
  id: z.string(),
  family: z.enum(families),
  category: z.enum(categories),
  /** The types of documents that it is written for; without them, all of its family. */
  types: z.array(z.enum(documentTypes)).optional(),
  ownerRole: z.enum(options.role),
  requiredFields: z.array(z.string()),
  title: z.string(),
  guidance: z.string(),
  text: z.string(),
  favourite: z.boolean(),
});
export type LibraryTopic = z.infer<typeof libraryTopicSchema>;

/** Query of `GET /api/topics`: best match first with `q`, else in the order of the library. */
export const topicQuery = pageQuery.extend({
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
  family: z.enum(families).optional(),
  category: z.enum(categories).optional(),
  q: z.string().trim().max(200).optional(),
  favourites: z.stringbool().default(false),
});
export type TopicQuery = z.infer<typeof topicQuery>;
export const topicPageSchema = pageOf(libraryTopicSchema);

/** The library's topic as a topic of a document. */
export const topicOfLibrary = ({
  id,
  category,
  title,
  text,
  ownerRole,
  requiredFields,
}: LibraryTopic | Omit<LibraryTopic, 'favourite'>): Topic => ({
  id: newRowId(),
  topic: id,
  category,
  title,
  text,
  ownerRole,
  requiredFields: [...requiredFields],
});

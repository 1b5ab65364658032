import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, slugSchema } from '@arcada/contracts';
import { z } from 'zod';
import { shippedFolder } from '../posts/shipped-folder.ts';
import { readFrontMatter } from './front-matter.ts';

const factsSchema = z.strictObject({
  title: z.string().min(1).max(200),
  excerpt: z.string().min(1).max(600),
  publishedAt: z.iso.date(),
  category: slugSchema,
  author: slugSchema,
  related: z.array(slugSchema),
  tags: z.array(z.string().min(1)),
});

type Facts = z.infer<typeof factsSchema>;
export interface PostSeed extends Pick<Facts, 'publishedAt' | 'category' | 'author' | 'related'> {
  id: string;
  texts: Record<Language, Pick<Facts, 'title' | 'excerpt' | 'tags'> & { body: string }>;
}

/** Posts of src/seed/posts: a folder each, named by the post's id, with a Markdown file for each language. */
export async function readPostSeeds(): Promise<PostSeed[]> {
  const folder = join(shippedFolder, 'posts');
  const ids = (await readdir(folder)).sort();
  return Promise.all(ids.map((id) => readPost(folder, id)));
}

async function readPost(folder: string, id: string): Promise<PostSeed> {
  const read = (language: Language) => readText(join(folder, id, `${language}.md`));
  const [en, pt, es] = await Promise.all([read('en'), read('pt-BR'), read('es')]);
  const { publishedAt, category, author, related } = en;
  return { id, publishedAt, category, author, related, texts: { en, 'pt-BR': pt, es } };
}

async function readText(file: string): Promise<Facts & { body: string }> {
  const { facts, text } = readFrontMatter(file, await readFile(file, 'utf8'));
  const read = factsSchema.safeParse(facts);
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  return { ...read.data, body: text };
}

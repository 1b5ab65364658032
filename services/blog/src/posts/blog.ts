import { join } from 'node:path';
import type { Language, Post } from '@arcada/contracts';
import { CONFIG, Database, EdgeClient, Pictures, SnapshotModel } from '@arcada/service-kit';
import { toContent } from '@arcada/service-kit/markdown';
import { Inject, Injectable } from '@nestjs/common';
import { readBlog, readRevision } from './blog-rows.ts';
import { BlogSnapshot } from './blog-snapshot.ts';
import { postNotFound } from './post.errors.ts';
import { shippedFolder } from './shipped-folder.ts';

/** Tags of every response that shows posts. */
export const postTags = (...ids: string[]): string[] => ['posts', ...ids.map((id) => `post:${id}`)];

/** Covers that editors uploaded. */
export const coverFolder = ({ DATA_DIR }: { DATA_DIR: string }): string => join(DATA_DIR, 'blog/images');

/** Serves all reads of posts from memory. */
@Injectable()
export class Blog extends SnapshotModel<BlogSnapshot> {
  readonly images: Pictures;

  constructor(
    private readonly database: Database,
    edge: EdgeClient,
    @Inject(CONFIG) config: { DATA_DIR: string; BLOG_POLL_SECONDS: number },
  ) {
    super(
      edge,
      config.BLOG_POLL_SECONDS,
      new BlogSnapshot({ posts: [], categories: [], authors: [], redirects: [] }, 0, () => ''),
    );
    this.images = new Pictures('/api/blog/images', [join(shippedFolder, 'images'), coverFolder(config)]);
  }

  /** One published post; throws the 404 problem for any other. */
  detail(id: string, language: Language): Post {
    const { snapshot } = this;
    const key = `${language}/${id}`;
    const made = snapshot.details.get(key);
    if (made) return made;
    const post = snapshot.find(id, language);
    if (!post) throw postNotFound();
    const detail: Post = {
      ...post.summary,
      body: toContent(post.text.body),
      language: post.text.language,
      tags: post.text.tags,
      author: snapshot.author(post.row.authorId, language),
      updatedAt: post.updatedAt,
      related: snapshot.related(id, language),
      ...snapshot.neighbours(id, language),
    };
    snapshot.details.set(key, detail);
    return detail;
  }

  /** The newest posts with their whole texts, as the feed needs them. */
  feed(count: number, language: Language) {
    return this.snapshot
      .feed(count, language)
      .map((entry) => ({ ...entry, body: this.detail(entry.id, language).body }));
  }

  protected tagsOf(ids: readonly string[]): string[] {
    return postTags(...ids);
  }

  protected readRevision(): Promise<string> {
    return readRevision(this.database.read);
  }

  protected async readSnapshot(): Promise<BlogSnapshot> {
    await this.images.load();
    return new BlogSnapshot(await readBlog(this.database.read), Date.now(), (file) => this.images.url(file));
  }
}

import { join } from 'node:path';
import type { Language, Post } from '@arcada/contracts';
import { CONFIG, Database, EdgeClient, Pictures } from '@arcada/service-kit';
import { toContent } from '@arcada/service-kit/markdown';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { seedFolder } from '../seed/seed-folder.ts';
import { readBlog, readRevision } from './blog-rows.ts';
import { BlogSnapshot } from './blog-snapshot.ts';
import { postNotFound } from './post.errors.ts';

/** Tags of every answer that shows posts. */
export const postTags = (...ids: string[]): string[] => ['posts', ...ids.map((id) => `post:${id}`)];

/**
 * Answers all reads of posts from memory. The database is read after writes, when a scheduled post is due, and when
 * another process wrote.
 */
@Injectable()
export class Blog implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly images: Pictures;
  snapshot = new BlogSnapshot({ posts: [], categories: [], authors: [] }, 0, () => '');
  private readonly logger = new Logger(Blog.name);
  private readonly details = new Map<string, Post>();
  private revision = '';
  private refreshing: Promise<void> = Promise.resolve();
  private timer?: NodeJS.Timeout;
  private running = false;

  constructor(
    private readonly database: Database,
    private readonly edge: EdgeClient,
    @Inject(CONFIG) private readonly config: { DATA_DIR: string; BLOG_POLL_SECONDS: number },
  ) {
    this.images = new Pictures('/api/blog/images', [join(seedFolder, 'images'), join(config.DATA_DIR, 'blog/images')]);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
    this.running = true;
    this.watch();
  }

  async onApplicationShutdown(): Promise<void> {
    this.running = false;
    clearTimeout(this.timer);
    await this.refreshing;
  }

  /** One published post; throws the 404 problem for any other. */
  detail(id: string, language: Language): Post {
    const key = `${language}/${id}`;
    const made = this.details.get(key);
    if (made) return made;
    const { snapshot } = this;
    const post = snapshot.find(id, language);
    if (!post) throw postNotFound();
    const detail: Post = {
      ...post.summary,
      body: toContent(post.text.body),
      language: post.text.language,
      tags: post.text.tags,
      author: snapshot.author(post.row.authorId, language),
      updatedAt: post.row.updatedAt.toISOString(),
      related: snapshot.related(id, language),
      ...snapshot.neighbours(id, language),
    };
    this.details.set(key, detail);
    return detail;
  }

  /** Takes over what the database holds now. */
  refresh(): Promise<void> {
    const next = this.refreshing.then(() => this.load());
    this.refreshing = next.catch(() => undefined);
    return next;
  }

  /** After a write: readers see it here and at the edge before it is answered. */
  async publish(...ids: string[]): Promise<void> {
    await this.refresh();
    this.watch();
    await this.edge.purge(postTags(...ids));
  }

  private async load(): Promise<void> {
    const { read } = this.database;
    const revision = await readRevision(read);
    await this.images.load();
    const rows = await readBlog(read);
    this.snapshot = new BlogSnapshot(rows, Date.now(), (file) => this.images.url(file));
    this.details.clear();
    this.revision = revision;
  }

  /** Looks whether a scheduled post is due or another process wrote (a replica, the seed command), by one small read. */
  async takeOverChanges(now = Date.now()): Promise<void> {
    const earlier = this.snapshot;
    const due = earlier.nextDue !== undefined && earlier.nextDue <= now;
    if (!due && (await readRevision(this.database.read)) === this.revision) return;
    await this.refresh();
    const changed = this.snapshot.changedSince(earlier).slice(0, 1000);
    await this.edge.purge(postTags(...changed));
  }

  private watch(): void {
    if (!this.running) return;
    clearTimeout(this.timer);
    const longest = this.config.BLOG_POLL_SECONDS * 1000;
    const untilDue = (this.snapshot.nextDue ?? Number.POSITIVE_INFINITY) - Date.now();
    // A timer may fire a moment early: one more millisecond, so that the post is due then.
    const wait = Math.max(1, Math.min(longest, untilDue + 1));
    this.timer = setTimeout(() => void this.look(), wait).unref();
  }

  private async look(): Promise<void> {
    try {
      await this.takeOverChanges();
    } catch (error) {
      this.logger.error(error);
    } finally {
      this.watch();
    }
  }
}

import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cover } from '@arcada/contracts';
import {
  CONFIG,
  Database,
  type Housekeeper,
  keepUploadedPicture,
  removeUnfinished,
  uploadedPicture,
} from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Blog, coverFolder } from '../blog.ts';
import { PostEntity } from '../post.entity.ts';

/** A cover is saved with its post within days of its upload, if at all. */
const unusedMilliseconds = 7 * 86_400_000;

/** Pictures that editors upload as covers. Which of them a post has is saved with the post. */
@Injectable()
export class PostCovers implements Housekeeper {
  private readonly folder: string;

  constructor(
    private readonly database: Database,
    private readonly blog: Blog,
    @Inject(CONFIG) config: { DATA_DIR: string },
  ) {
    this.folder = coverFolder(config);
  }

  async take(body: unknown): Promise<Cover> {
    const image = await keepUploadedPicture(this.folder, body);
    return { image, imageUrl: this.blog.images.url(image) };
  }

  /** Whether a post can have it. An uploaded one counts as used from now on, while the post is being saved. */
  async has(image: string): Promise<boolean> {
    if (!uploadedPicture.test(image)) return this.blog.images.has(image);
    const now = new Date();
    return utimes(join(this.folder, image), now, now).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return false;
      },
    );
  }

  /** Removes what no post has. */
  async run(now = Date.now()): Promise<void> {
    await removeUnfinished(this.folder, now);
    const files = await readdir(this.folder).catch(() => []);
    const posts = await this.database.read.find(PostEntity, { select: { id: true, image: true } });
    const used = new Set(posts.map(({ image }) => image));
    for (const file of files) {
      if (!uploadedPicture.test(file) || used.has(file)) continue;
      const path = join(this.folder, file);
      const { mtimeMs } = await stat(path);
      if (mtimeMs < now - unusedMilliseconds) await rm(path, { force: true });
    }
  }
}

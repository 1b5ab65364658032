import type { Cover } from '@arcada/contracts';
import {
  CONFIG,
  Database,
  type Housekeeper,
  keepUploadedPicture,
  removeUnusedPictures,
  touchPicture,
  uploadedPicture,
} from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Blog, coverFolder } from '../blog.ts';
import { PostEntity } from '../post.entity.ts';

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
    return uploadedPicture.test(image) ? touchPicture(this.folder, image) : this.blog.images.has(image);
  }

  /** Removes what no post has. */
  async run(now = Date.now()): Promise<void> {
    const posts = await this.database.read.find(PostEntity, { select: { id: true, image: true } });
    const used = new Set(posts.map(({ image }) => image));
    await removeUnusedPictures(this.folder, (file) => used.has(file), now);
  }
}

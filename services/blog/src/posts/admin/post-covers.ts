import { join } from 'node:path';
import { type Cover, type TextPicture, withPictureSize } from '@arcada/contracts';
import {
  CONFIG,
  Database,
  type Housekeeper,
  keepUploadedPicture,
  removeUnusedPictures,
  sizeOfPicture,
  touchPicture,
  uploadedPicture,
} from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Like } from 'typeorm';
import { Blog, coverFolder } from '../blog.ts';
import { PostEntity, PostTextEntity } from '../post.entity.ts';
import { PostRevisionEntity } from './post-revision.entity.ts';

/** A detail of a screen is small. */
const leastInText = { leastWidth: 40, leastHeight: 40 };

/** Pictures that editors upload, as covers and within texts. Which of them a post has is saved with the post. */
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

  /** A picture for the text of a post, which has it once its text refers to this address. */
  async takeForText(body: unknown): Promise<TextPicture> {
    const image = await keepUploadedPicture(this.folder, body, leastInText);
    // One that was uploaded before counts as new: it isn't removed while it is being attached.
    await touchPicture(this.folder, image);
    const { width, height } = await sizeOfPicture(join(this.folder, image));
    return { src: withPictureSize(this.blog.images.url(image), width, height), width, height };
  }

  /** Whether a post can have it. An uploaded one counts as used from now on, while the post is being saved. */
  async has(image: string): Promise<boolean> {
    return uploadedPicture.test(image) ? touchPicture(this.folder, image) : this.blog.images.has(image);
  }

  /** Removes what no post has. */
  async run(now = Date.now()): Promise<void> {
    const posts = await this.database.read.find(PostEntity, { select: { id: true, image: true } });
    const covers = new Set(posts.map(({ image }) => image));
    await removeUnusedPictures(this.folder, async (file) => covers.has(file) || this.isInText(file), now);
  }

  /** Former texts count: they can be restored. */
  private async isInText(file: string): Promise<boolean> {
    const body = Like(`%${file}%`);
    const { read } = this.database;
    return (await read.existsBy(PostTextEntity, { body })) || read.existsBy(PostRevisionEntity, { body });
  }
}

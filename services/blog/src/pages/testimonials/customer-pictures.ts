import { basename, join, parse } from 'node:path';
import {
  CONFIG,
  Database,
  type Housekeeper,
  keepUploadedPicture,
  Pictures,
  recordChange,
  removeUnusedPictures,
  touchPicture,
  uploadedPicture,
} from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { TestimonialEntity } from '../page.entity.ts';

const address = '/api/testimonials/images';
/** Shown as a circle of 40 px: this is sharp on every screen. */
const portrait = { leastWidth: 96, leastHeight: 96, square: 192 };

/** Pictures of customers that admins upload. Which of them a testimonial has is saved with it. */
@Injectable()
export class CustomerPictures implements Housekeeper {
  /** Reads them for visitors. */
  readonly images: Pictures;
  private readonly folder: string;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) config: { DATA_DIR: string },
  ) {
    this.folder = join(config.DATA_DIR, 'blog/customers');
    this.images = new Pictures(address, [this.folder]);
  }

  /** The path of the taken picture on this site. */
  async take(body: unknown): Promise<{ image: string }> {
    const file = await keepUploadedPicture(this.folder, body, portrait);
    const image = `${address}/${file}`;
    await this.database.transaction((manager) =>
      recordChange(manager, {
        action: 'blog.testimonial.picture-uploaded',
        subject: { kind: 'testimonial-picture', id: parse(file).name },
        after: { customerImage: image },
      }),
    );
    return { image };
  }

  /**
   * Whether a testimonial can have the picture at a path. An uploaded one is kept for a week from now on, while its
   * testimonial is being saved or may come back.
   */
  async has(path: string): Promise<boolean> {
    if (!path.startsWith(`${address}/`)) return true;
    const file = basename(path);
    if (!uploadedPicture.test(file) || path !== `${address}/${file}`) return false;
    return touchPicture(this.folder, file);
  }

  /** Removes what no testimonial has. */
  async run(now = Date.now()): Promise<void> {
    const rows = await this.database.read.find(TestimonialEntity, { select: { id: true, customerImage: true } });
    const used = new Set(rows.flatMap(({ customerImage }) => (customerImage ? [basename(customerImage)] : [])));
    await removeUnusedPictures(this.folder, (file) => used.has(file), now);
  }
}

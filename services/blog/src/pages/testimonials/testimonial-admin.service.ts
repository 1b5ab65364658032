import { type AdminTestimonial, languages } from '@arcada/contracts';
import {
  Database,
  EdgeClient,
  isBasedOn,
  noteUnchanged,
  once,
  recordChange,
  requireAdminStep,
  sha256,
  type UserActor,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { unlessTaken } from '../../unless-taken.ts';
import { TestimonialEntity, TestimonialTextEntity } from '../page.entity.ts';
import { CustomerPictures } from './customer-pictures.ts';
import {
  orderOutdated,
  testimonialChanged,
  testimonialExists,
  testimonialNotFound,
  testimonialPictureMissing,
  testimonialTextMissing,
} from './testimonial.errors.ts';
import type { NewTestimonial, TestimonialChange } from './testimonial-admin.schema.ts';

/**
 * Customers' words as admins manage them. Readers see a change before the response is sent: what they read, or are to
 * read, is written only by an admin who has just typed the password.
 */
@Injectable()
export class TestimonialAdmin {
  constructor(
    private readonly database: Database,
    private readonly edge: EdgeClient,
    private readonly pictures: CustomerPictures,
  ) {}

  /** Those that are shown in their order, then the hidden ones. */
  async list(): Promise<AdminTestimonial[]> {
    const { read } = this.database;
    const rows = await read.find(TestimonialEntity, { order: { id: 'ASC' } });
    const texts = await read.find(TestimonialTextEntity);
    const placeOf = ({ place }: AdminTestimonial) => place ?? Number.POSITIVE_INFINITY;
    return rows
      .map((row) =>
        shown(
          row,
          texts.filter(({ testimonialId }) => testimonialId === row.id),
        ),
      )
      .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : placeOf(one) > placeOf(other) ? 1 : 0));
  }

  async create(testimonial: NewTestimonial, actor: UserActor, key?: string): Promise<AdminTestimonial> {
    const { id, rating, place, texts, ...facts } = testimonial;
    if (place !== null) requireAdminStep(actor, true);
    await this.requirePicture(facts.customerImage);
    const insert = async (manager: EntityManager) => {
      if (await manager.existsBy(TestimonialEntity, { id })) throw testimonialExists(id);
      await manager.insert(TestimonialEntity, { id, ...facts, halfStars: rating * 2, featuredPlace: place });
      await this.write(manager, id, texts);
      const after = recorded(await this.find(manager, id));
      await recordChange(manager, { action: 'blog.testimonial.created', subject: subjectOf(id), after });
      return id;
    };
    const keyed = { scope: `testimonials:${actor.id}`, key, request: testimonial };
    await unlessTaken(once(this.database, keyed, insert), testimonialExists(id));
    return this.published(id);
  }

  async change(
    id: string,
    change: TestimonialChange,
    actor: UserActor,
    ifMatch: string | undefined,
  ): Promise<AdminTestimonial> {
    const { rating, shown: isShown, texts, ...facts } = change;
    await this.requirePicture(facts.customerImage);
    await this.database.transaction(async (manager) => {
      const all = await this.lock(manager);
      const before = await this.find(manager, id);
      if (!isBasedOn(before.version, ifMatch)) throw testimonialChanged();
      if (before.place !== null || isShown) requireAdminStep(actor, true);
      const last = Math.max(0, ...all.map(({ featuredPlace }) => featuredPlace ?? 0));
      const row = {
        ...facts,
        ...(rating !== undefined && { halfStars: rating * 2 }),
        ...(isShown === false && { featuredPlace: null }),
        ...(isShown && before.place === null && { featuredPlace: last + 1 }),
      };
      if (Object.keys(row).length > 0) await manager.update(TestimonialEntity, id, row);
      if (texts) await this.write(manager, id, texts);
      const after = await this.find(manager, id);
      if (after.version === before.version) return noteUnchanged();
      await recordChange(manager, {
        action: 'blog.testimonial.changed',
        subject: subjectOf(id),
        before: recorded(before),
        after: recorded(after),
      });
    });
    return this.published(id);
  }

  /** Takes all that are shown, so that nobody orders a list that has changed meanwhile. */
  async order(ids: readonly string[]): Promise<AdminTestimonial[]> {
    await this.database.transaction(async (manager) => {
      const all = await this.lock(manager);
      const before = all
        .flatMap(({ id, featuredPlace }) => (featuredPlace === null ? [] : [{ id, featuredPlace }]))
        .sort((one, other) => one.featuredPlace - other.featuredPlace || (one.id < other.id ? -1 : 1))
        .map(({ id }) => id);
      if (before.toSorted().join() !== ids.toSorted().join()) throw orderOutdated();
      if (before.join() === ids.join()) return noteUnchanged();
      for (const [at, id] of ids.entries()) await manager.update(TestimonialEntity, id, { featuredPlace: at + 1 });
      const subject = subjectOf('all');
      await recordChange(manager, {
        action: 'blog.testimonial.ordered',
        subject,
        before: { order: before },
        after: { order: ids },
      });
    });
    await this.edge.purge(['testimonials']);
    return this.list();
  }

  async remove(id: string): Promise<void> {
    const { customerImage } = await this.find(this.database.read, id);
    // It stays for as long as the testimonial may come back.
    if (customerImage) await this.pictures.has(customerImage);
    await this.database.transaction(async (manager) => {
      await this.lock(manager);
      const before = recorded(await this.find(manager, id));
      await manager.delete(TestimonialTextEntity, { testimonialId: id });
      await manager.delete(TestimonialEntity, { id });
      await recordChange(manager, { action: 'blog.testimonial.removed', subject: subjectOf(id), before });
    });
    await this.edge.purge(['testimonials']);
  }

  private async requirePicture(image: string | null | undefined): Promise<void> {
    if (image && !(await this.pictures.has(image))) throw testimonialPictureMissing();
  }

  private async published(id: string): Promise<AdminTestimonial> {
    await this.edge.purge(['testimonials']);
    return this.find(this.database.read, id);
  }

  private async find(manager: EntityManager, id: string): Promise<AdminTestimonial> {
    const row = await manager.findOneBy(TestimonialEntity, { id });
    if (!row) throw testimonialNotFound();
    return shown(row, await manager.findBy(TestimonialTextEntity, { testimonialId: id }));
  }

  /** They are few, and their places depend on one another: one change after the other. */
  private lock(manager: EntityManager): Promise<TestimonialEntity[]> {
    return this.database.forUpdate(manager.createQueryBuilder(TestimonialEntity, 'testimonial')).getMany();
  }

  private async write(manager: EntityManager, testimonialId: string, texts: NonNullable<TestimonialChange['texts']>) {
    for (const language of languages) {
      const text = texts[language];
      if (text === undefined) continue;
      await manager.delete(TestimonialTextEntity, { testimonialId, language });
      if (text) await manager.insert(TestimonialTextEntity, { testimonialId, language, ...text });
    }
    if (!(await manager.existsBy(TestimonialTextEntity, { testimonialId }))) throw testimonialTextMissing();
  }
}

const subjectOf = (id: string) => ({ kind: 'testimonial', id });

/** What the audit trail keeps: the customer's name is left out. */
const recorded = ({ place, rating, customerCompany, customerImage, texts }: AdminTestimonial) => ({
  place,
  rating,
  customerCompany,
  customerImage,
  ...texts,
});

function shown(row: TestimonialEntity, rows: readonly TestimonialTextEntity[]): AdminTestimonial {
  const { id, featuredPlace, halfStars, customerName, customerCompany, customerImage } = row;
  const own = languages.flatMap((language) => rows.filter((text) => text.language === language));
  const texts = Object.fromEntries(
    own.map(({ language, content, customerTitle }) => [language, { content, customerTitle }]),
  );
  const facts = {
    id,
    place: featuredPlace,
    rating: halfStars / 2,
    customerName,
    customerCompany,
    customerImage,
    texts,
  };
  return { ...facts, version: sha256(JSON.stringify(facts)).slice(0, 16) };
}

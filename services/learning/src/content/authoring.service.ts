import {
  type AuthoredCourse,
  type AuthoredCourseSummary,
  type authoredTextSchema,
  type courseChangeSchema,
  dollarsToCents,
  type Language,
  languages,
  type newCourseSchema,
} from '@arcada/contracts';
import { Database, Outbox, requireAdminStep, type UserActor, uploadedPicture } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { isOwn } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { CourseEntity, CourseTextEntity, noStars } from '../catalogue/course.entity.ts';
import { courseNotFound } from '../catalogue/course.errors.ts';
import { canBeRevised, inPhase, phaseOf, workingPrice } from '../catalogue/course-phase.ts';
import { keepEdition, readWorking, restoreEdition } from '../catalogue/edition.ts';
import { LessonTextEntity } from '../catalogue/lesson.entity.ts';
import { CourseNotices } from '../notices/course-notices.ts';
import { People } from '../people/people.ts';
import { authoredCourse, authoredSummary } from './authored-view.ts';
import { freeUnconfirmed, idTaken, incomplete, tooManyCourses, wasPublished, wrongState } from './content.errors.ts';
import { missingIn } from './course-gaps.ts';
import { recordOnCourse } from './course-trail.ts';
import { Drafts } from './drafts.ts';
import { once } from './once.ts';
import { factsVersion, requireVersion, textsVersion } from './part-versions.ts';
import { removeCourse } from './remove-course.ts';
import { isReserved, slugFor } from './slug.ts';
import { UploadEntity } from './upload.entity.ts';

const mostCourses = 100;
const emptyText = {
  description: '',
  body: [],
  outcomes: [],
  audience: [],
  requirements: [],
  instructorTitle: '',
  instructorBio: '',
};

/** Courses as their authors write them. */
@Injectable()
export class Authoring {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly drafts: Drafts,
    private readonly notices: CourseNotices,
    private readonly outbox: Outbox,
    private readonly people: People,
  ) {}

  /** The author's own courses, last changed first. */
  list(author: UserActor, language: Language): AuthoredCourseSummary[] {
    return this.catalogue
      .all()
      .filter(({ row }) => row.ownerId === author.id)
      .sort((left, right) => right.row.changedAt.getTime() - left.row.changedAt.getTime())
      .map((course) => authoredSummary(course, language));
  }

  async read(author: UserActor, id: string, language: Language): Promise<AuthoredCourse> {
    const course = this.catalogue.working(id);
    if (!isOwn(author, course.row)) throw courseNotFound();
    const texts = await this.database.read.findBy(LessonTextEntity, { courseId: id });
    const uploads = await this.database.read.findBy(UploadEntity, { courseId: id });
    return authoredCourse(
      course,
      texts,
      {
        imageUrl: this.catalogue.images.url(course.row.image),
        instructorImageUrl: course.row.instructorImage && this.catalogue.images.url(course.row.instructorImage),
        uploads: Object.fromEntries(
          uploads.map(({ file, name, createdAt }) => [file, { name, at: createdAt.toISOString() }]),
        ),
      },
      language,
    );
  }

  preview(author: UserActor, id: string, language: Language) {
    if (!isOwn(author, this.catalogue.working(id).row)) throw courseNotFound();
    return this.catalogue.preview(id, language);
  }

  async create(author: UserActor, course: z.infer<typeof newCourseSchema>, language: Language, key?: string) {
    const instructorName = await this.people.signature(author);
    // Their photo of the course that they changed last.
    const instructorImage = this.list(author, language)
      .map((known) => this.catalogue.working(known.id).row.instructorImage)
      .find((image) => image && uploadedPicture.test(image));
    const id = await once(this.database, author, key, { made: 'course', course }, async (manager) => {
      if ((await manager.countBy(CourseEntity, { ownerId: author.id })) >= mostCourses) throw tooManyCourses();
      const isTaken = (slug: string) => manager.existsBy(CourseEntity, { id: slug });
      if (course.id !== undefined && (isReserved(course.id) || (await isTaken(course.id)))) throw idTaken(course.id);
      const id = course.id ?? (await slugFor(course.title, isTaken));
      const now = new Date();
      await manager.insert(CourseEntity, {
        id,
        ownerId: author.id,
        status: 'draft',
        revision: null,
        category: course.category,
        level: 'New',
        priceCents: 0,
        revisedPriceCents: null,
        featuredPlace: null,
        image: `category-${course.category}.svg`,
        softwareVersion: '',
        instructorName,
        instructorImage: instructorImage ?? null,
        related: [],
        reviewHistogram: noStars,
        adminNote: null,
        seedHash: null,
        createdAt: now,
        updatedAt: now,
        publishedAt: null,
        changedAt: now,
      });
      await manager.insert(CourseTextEntity, { courseId: id, language, title: course.title, ...emptyText });
      return id;
    });
    return this.show(author, id, language);
  }

  async change(
    author: UserActor,
    id: string,
    change: z.infer<typeof courseChangeSchema>,
    language: Language,
    ifMatch?: string,
  ) {
    const { texts = {}, price, ...columns } = change;
    await this.database.transaction((manager) =>
      this.drafts.edit(manager, author, id, async (course) => {
        if (change.texts)
          requireVersion(ifMatch, textsVersion(await manager.findBy(CourseTextEntity, { courseId: id })));
        if (price !== undefined || Object.keys(columns).length > 0) requireVersion(ifMatch, factsVersion(course));
        for (const each of languages) {
          const text = texts[each];
          if (text) await writeText(manager, id, each, text);
        }
        const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
        await this.drafts.touch(manager, id, {
          ...given,
          // What is on sale keeps its price until the next edition is published.
          ...(price !== undefined && { [course.revision ? 'revisedPriceCents' : 'priceCents']: dollarsToCents(price) }),
        });
      }),
    );
    return this.show(author, id, language);
  }

  /** Deletes a draft that was never on sale. */
  async remove(author: UserActor, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const course = await this.drafts.lock(manager, author, id);
      if (course.ownerId !== author.id) requireAdminStep(author, true);
      if (course.publishedAt) throw wasPublished();
      await removeCourse(manager, this.outbox, id);
      const before = { ownerId: course.ownerId, status: course.status };
      await recordOnCourse(manager, author, course, 'removed', { before });
    });
    await this.catalogue.publish(id);
  }

  /** Begins the next edition of a course on sale, which stays on sale as it is. */
  async revise(author: UserActor, id: string, language: Language): Promise<AuthoredCourse> {
    await this.database.transaction(async (manager) => {
      const course = await this.drafts.own(manager, author, id);
      if (!canBeRevised(course)) throw wrongState();
      await keepEdition(manager, course);
      await this.drafts.touch(manager, id, { revision: 'draft', adminNote: null, updatedAt: course.updatedAt });
      await recordOnCourse(manager, author, course, 'revision-begun', { after: { revision: 'draft' } });
    });
    return this.show(author, id, language);
  }

  /** Gives the next edition up: the author's version is what is on sale again. */
  async dropRevision(author: UserActor, id: string, language: Language): Promise<AuthoredCourse> {
    await this.database.transaction(async (manager) => {
      const course = await this.drafts.lock(manager, author, id);
      if (!course.revision) throw wrongState();
      const facts = await restoreEdition(manager, id);
      const fresh = { revision: null, revisedPriceCents: null, adminNote: null };
      await this.drafts.touch(manager, id, { ...facts, ...fresh });
      await recordOnCourse(manager, author, course, 'revision-dropped', { before: { revision: course.revision } });
    });
    return this.show(author, id, language);
  }

  /** Submits a complete draft to the admins, at a price of 0.00 only when its author has said so. */
  async submit(author: UserActor, id: string, free: boolean, language: Language): Promise<AuthoredCourse> {
    // Notices name the course, which another process may have written a moment ago.
    await this.catalogue.refresh();
    return this.move(author, id, 'draft', 'submitted', language, free);
  }

  withdraw(author: UserActor, id: string, language: Language): Promise<AuthoredCourse> {
    return this.move(author, id, 'submitted', 'draft', language);
  }

  private async move(
    author: UserActor,
    id: string,
    from: 'draft' | 'submitted',
    to: 'draft' | 'submitted',
    language: Language,
    free = false,
  ): Promise<AuthoredCourse> {
    // Asked of another service, so not while the course is locked.
    const name = to === 'submitted' ? await this.people.signature(author) : '';
    await this.database.transaction(async (manager) => {
      const course = await this.drafts.own(manager, author, id);
      if (phaseOf(course) !== from) throw wrongState();
      if (to === 'submitted') {
        // Under the lock: another tab may have saved something incomplete a moment ago.
        const missing = missingIn(course, await readWorking(manager, course), language);
        if (missing.length > 0) throw incomplete(missing);
        if (workingPrice(course) === 0 && !free) throw freeUnconfirmed();
      }
      // The note stays until it is published: whoever decides sees what it was sent back with.
      await manager.update(CourseEntity, { id }, { ...inPhase(course, to), changedAt: new Date() });
      if (to === 'submitted')
        await this.notices.submitted(manager, this.catalogue.working(id), { id: author.id, name });
      const action = to === 'submitted' ? 'submitted' : 'withdrawn';
      await recordOnCourse(manager, author, course, action, { before: { status: from }, after: { status: to } });
    });
    return this.show(author, id, language);
  }

  /** What the editor shows after a change. */
  async show(author: UserActor, id: string, language: Language): Promise<AuthoredCourse> {
    await this.catalogue.refresh();
    return this.read(author, id, language);
  }
}

type Text = Partial<z.infer<typeof authoredTextSchema>>;

/** A new language starts with the title of another until it has its own. */
async function writeText(manager: EntityManager, courseId: string, language: Language, text: Text): Promise<void> {
  const given = Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined));
  const rows = await manager.findBy(CourseTextEntity, { courseId });
  if (rows.some((row) => row.language === language)) {
    if (Object.keys(given).length) await manager.update(CourseTextEntity, { courseId, language }, given);
    return;
  }
  const title = rows[0]?.title ?? courseId;
  await manager.insert(CourseTextEntity, { courseId, language, title, ...emptyText, ...given });
}

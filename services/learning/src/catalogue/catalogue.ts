import { join } from 'node:path';
import type { Course, Language } from '@arcada/contracts';
import { CONFIG, Database, EdgeClient, Pictures, SnapshotModel } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { shippedFolder } from '../shipped-folder.ts';
import { CatalogueSnapshot, type CourseQuery } from './catalogue-snapshot.ts';
import { courseNotFound, lessonNotFound } from './course.errors.ts';
import { type CourseModel, type LessonModel, readCourses, readRevision } from './course-model.ts';

/** Covers that authors upload. */
export const coverFolder = ({ DATA_DIR }: { DATA_DIR: string }): string => join(DATA_DIR, 'learning/images');

/** Serves all reads of courses from memory. */
@Injectable()
export class Catalogue extends SnapshotModel<CatalogueSnapshot> {
  readonly images: Pictures;

  constructor(
    private readonly database: Database,
    edge: EdgeClient,
    @Inject(CONFIG) config: { CATALOGUE_POLL_SECONDS: number; DATA_DIR: string },
  ) {
    super(edge, config.CATALOGUE_POLL_SECONDS, new CatalogueSnapshot([], () => ''));
    this.images = new Pictures('/api/learning/images', [shippedFolder('images'), coverFolder(config)]);
  }

  list(query: CourseQuery, language: Language): string {
    return this.snapshot.list(query, language);
  }

  featured(language: Language): string {
    return this.snapshot.featured[language];
  }

  searchEntries(language: Language): string {
    return this.snapshot.searchEntries[language];
  }

  /** JSON of one published course; throws the 404 problem for any other. */
  detail(id: string, language: Language): string {
    const json = this.snapshot.detail(id, language);
    if (!json) throw courseNotFound();
    return json;
  }

  /** The author's version, of any status, as its page would show it. */
  preview(id: string, language: Language): Course {
    return this.snapshot.present(this.working(id), language);
  }

  /** Like `course`, but undefined when there is none. */
  find(id: string): CourseModel | undefined {
    const course = this.snapshot.courses.get(id);
    return course?.edition ?? course;
  }

  /** A course of any status as its learners take it: changes reach them when an admin publishes them. */
  course(id: string): CourseModel {
    const course = this.find(id);
    if (!course) throw courseNotFound();
    return course;
  }

  /** A course of any status in its author's version. */
  working(id: string): CourseModel {
    const course = this.snapshot.courses.get(id);
    if (!course) throw courseNotFound();
    return course;
  }

  lesson(course: CourseModel, lessonId: string): LessonModel {
    const lesson = course.lessons.find(({ row }) => row.id === lessonId);
    if (!lesson) throw lessonNotFound();
    return lesson;
  }

  /** Every course, in its author's version. */
  all(): CourseModel[] {
    return [...this.snapshot.courses.values()];
  }

  protected tagsOf(ids: readonly string[]): string[] {
    return ['courses', ...ids.map((id) => `course:${id}`)];
  }

  protected readRevision(): Promise<string> {
    return readRevision(this.database.read);
  }

  protected async readSnapshot(): Promise<CatalogueSnapshot> {
    await this.images.load();
    return new CatalogueSnapshot(await readCourses(this.database.read), (file) => this.images.url(file));
  }
}

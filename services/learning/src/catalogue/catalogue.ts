import type { Course, Language } from '@arcada/contracts';
import { CONFIG, Database, EdgeClient, Pictures } from '@arcada/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { seedFolder } from '../seed/seed-folder.ts';
import { CatalogueSnapshot, type CourseQuery } from './catalogue-snapshot.ts';
import { courseNotFound, lessonNotFound } from './course.errors.ts';
import { type CourseModel, type LessonModel, readCourses, readRevision } from './course-model.ts';

/** Answers all reads of courses from memory; the database is read after writes and when another process wrote. */
@Injectable()
export class Catalogue implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly images = new Pictures('/api/learning/images', [seedFolder('images')]);
  private readonly logger = new Logger(Catalogue.name);
  private snapshot = new CatalogueSnapshot([], () => '');
  private revision = '';
  private refreshing: Promise<void> = Promise.resolve();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    private readonly edge: EdgeClient,
    @Inject(CONFIG) private readonly config: { CATALOGUE_POLL_SECONDS: number },
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.images.load();
    await this.refresh();
    this.watch();
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.refreshing;
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

  /** A course of any status as its page would show it. */
  preview(id: string, language: Language): Course {
    return this.snapshot.present(this.course(id), language);
  }

  find(id: string): CourseModel | undefined {
    return this.snapshot.courses.get(id);
  }

  /** A course of any status. */
  course(id: string): CourseModel {
    const course = this.find(id);
    if (!course) throw courseNotFound();
    return course;
  }

  lesson(course: CourseModel, lessonId: string): LessonModel {
    const lesson = course.lessons.find(({ row }) => row.id === lessonId);
    if (!lesson) throw lessonNotFound();
    return lesson;
  }

  all(): CourseModel[] {
    return [...this.snapshot.courses.values()];
  }

  /** After a committed write: the site shows it as soon as it has been answered. */
  async publish(courseId: string): Promise<void> {
    await this.refresh();
    await this.edge.purge(['courses', `course:${courseId}`]);
  }

  /** Takes over what the database holds now. */
  refresh(): Promise<void> {
    const next = this.refreshing.then(() => this.load());
    this.refreshing = next.catch(() => undefined);
    return next;
  }

  /** Looks whether another replica or the seed command wrote, by one small aggregate, and then reads again. */
  async takeOverChanges(): Promise<void> {
    if ((await readRevision(this.database.read)) === this.revision) return;
    const earlier = this.snapshot;
    await this.refresh();
    const changed = this.snapshot.changedSince(earlier).slice(0, 1000);
    await this.edge.purge(['courses', ...changed.map((id) => `course:${id}`)]);
  }

  private async load(): Promise<void> {
    const revision = await readRevision(this.database.read);
    this.snapshot = new CatalogueSnapshot(await readCourses(this.database.read), (file) => this.images.url(file));
    this.revision = revision;
  }

  private watch(): void {
    this.timer = setTimeout(() => void this.look(), this.config.CATALOGUE_POLL_SECONDS * 1000).unref();
  }

  private async look(): Promise<void> {
    try {
      await this.takeOverChanges();
    } catch (error) {
      this.logger.error(error);
    } finally {
      if (this.timer) this.watch();
    }
  }
}

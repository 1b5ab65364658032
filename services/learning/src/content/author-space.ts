import { CONFIG } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { CourseEntity, CourseTextEntity } from '../catalogue/course.entity.ts';
import type { LearningConfig } from '../config.ts';
import { quotaReached } from './content.errors.ts';
import { UploadEntity } from './upload.entity.ts';

/** How much the uploads of one author may take: in bytes, and in files of what isn't on sale. */
@Injectable()
export class AuthorSpace {
  constructor(@Inject(CONFIG) private readonly config: LearningConfig) {}

  /** Throws unless another file of this size may be added. */
  async assertRoom(manager: EntityManager, ownerId: string, added: number): Promise<void> {
    const courses = await this.read(manager, ownerId);
    const drafts = courses.filter(({ status, revision }) => status === 'draft' || status === 'submitted' || revision);
    const bytes = sumOf(courses.map((course) => course.bytes));
    const draftFiles = sumOf(drafts.map((course) => course.files));
    const mostBytes = this.config.LEARNING_UPLOAD_QUOTA_MB * 1024 ** 2;
    const mostDraftFiles = this.config.LEARNING_DRAFT_FILES;
    if (bytes + added <= mostBytes && draftFiles < mostDraftFiles) return;
    const largest = drafts.toSorted((a, b) => b.bytes - a.bytes)[0];
    const [text] = largest
      ? await manager.find(CourseTextEntity, { where: { courseId: largest.id }, order: { language: 'ASC' } })
      : [];
    throw quotaReached({ bytes, mostBytes, draftFiles, mostDraftFiles, largest: text?.title });
  }

  private async read(manager: EntityManager, ownerId: string) {
    const courses = await manager.find(CourseEntity, {
      where: { ownerId },
      select: { id: true, status: true, revision: true },
      order: { id: 'ASC' },
    });
    const sums = await manager
      .createQueryBuilder(UploadEntity, 'u')
      .where({ courseId: In(courses.map(({ id }) => id)) })
      .select('u.courseId', 'id')
      .addSelect('sum(u.bytes)', 'bytes')
      .addSelect('count(*)', 'files')
      .groupBy('u.courseId')
      .getRawMany<{ id: string; bytes: number | string; files: number | string }>();
    const byId = new Map(sums.map((sum) => [sum.id, sum]));
    return courses.map((course) => ({
      ...course,
      bytes: Number(byId.get(course.id)?.bytes ?? 0),
      files: Number(byId.get(course.id)?.files ?? 0),
    }));
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

import { Database, type Housekeeper, Outbox, removeUnfinished } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThan } from 'typeorm';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { EditionPieceEntity } from '../catalogue/edition.entity.ts';
import { LessonEntity } from '../catalogue/lesson.entity.ts';
import { MediaFiles } from '../media/media-files.ts';
import { removeUploadsTask } from './remove-course.ts';
import { UploadEntity } from './upload.entity.ts';

const day = 86_400_000;
/**
 * A file is attached to its lesson moments after its upload: an older one without a lesson was
 * replaced or removed.
 */
const unusedDays = 7;

/**
 * Removes files that no lesson refers to any more, neither now nor in the edition that learners
 * still use.
 */
@Injectable()
export class UnusedUploads implements Housekeeper {
  constructor(
    private readonly database: Database,
    private readonly files: MediaFiles,
    private readonly outbox: Outbox,
  ) {}

  async run(now = Date.now()): Promise<void> {
    const old = await this.database.read.findBy(UploadEntity, {
      createdAt: LessThan(new Date(now - unusedDays * day)),
    });
    for (const [courseId, uploads] of Map.groupBy(old, (upload) => upload.courseId)) {
      const names = uploads.map(({ file }) => file);
      await this.database.transaction((manager) => this.removeUnused(manager, courseId, names));
    }
    await removeUnfinished(this.files.uploads, now);
  }

  private async removeUnused(manager: EntityManager, courseId: string, names: string[]): Promise<void> {
    // With its course locked, no lesson can attach a file meanwhile.
    await this.database.forUpdate(manager.createQueryBuilder(CourseEntity, 'c').where({ id: courseId })).getOne();
    const lessons = await manager.findBy(LessonEntity, { courseId });
    const pieces = await manager.find(EditionPieceEntity, { where: { courseId }, order: { place: 'ASC' } });
    const said = JSON.stringify(lessons) + pieces.map(({ jsonPiece }) => jsonPiece).join('');
    const unused = names.filter((name) => !said.includes(name));
    if (unused.length === 0) return;
    await manager.delete(UploadEntity, { file: In(unused) });
    await this.outbox.addTask(manager, removeUploadsTask, { files: unused });
  }
}

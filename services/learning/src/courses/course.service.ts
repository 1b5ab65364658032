import { randomUUID } from 'node:crypto';
import type { Language } from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { CourseEntity } from './course.entity.ts';
import { courseNotFound } from './course.errors.ts';
import type { Course, NewCourse } from './course.schema.ts';

const view = ({ id, title, createdAt }: CourseEntity): Course => ({
  id,
  title,
  createdAt: createdAt.toISOString(),
});

/** Rules of courses. Everybody sees and changes their own only. */
@Injectable()
export class CourseService {
  constructor(private readonly database: Database) {}

  async list(actor: UserActor): Promise<Course[]> {
    const rows = await this.database.read.find(CourseEntity, {
      where: { ownerId: actor.id },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: 100,
    });
    return rows.map(view);
  }

  async add(actor: UserActor, { title }: NewCourse): Promise<Course> {
    const row = { id: randomUUID(), ownerId: actor.id, title, createdAt: new Date() };
    await this.database.transaction((manager) => manager.insert(CourseEntity, row));
    return view(row);
  }

  async remove(actor: UserActor, id: string, language: Language): Promise<void> {
    const { affected } = await this.database.transaction((manager) =>
      manager.delete(CourseEntity, { id, ownerId: actor.id }),
    );
    if (!affected) throw courseNotFound(language);
  }
}

import {
  type BulkCourseAction,
  type BulkCoursePart,
  type BulkCourses,
  centsToDollars,
  dollarsToCents,
  type Language,
  type LastBulk,
} from '@arcada/contracts';
import { Database, lastBulk, runBulk } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Catalogue } from '../catalogue/catalogue.ts';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { courseNotFound } from '../catalogue/course.errors.ts';
import { inLanguage } from '../catalogue/course-model.ts';
import { phaseOf } from '../catalogue/course-phase.ts';
import { readWorking } from '../catalogue/edition.ts';
import { changedElsewhere, coursePriceOutOfRange, draftAmongOthers, notDraftAgain } from './content.errors.ts';
import { CourseAdmin } from './course-admin.service.ts';
import { courseVersion } from './part-versions.ts';

interface State {
  row: CourseEntity;
  version: string;
}
const partOf = ({ row }: State): BulkCoursePart => ({
  // A next edition that was handed in waits as a new course does.
  status: row.revision === 'submitted' ? row.revision : row.status,
  price: centsToDollars(row.priceCents),
  level: row.level,
});

const tagOf = ({ version }: State) => version;
const seen = ({ row, version }: State) => ({ id: row.id, ifMatch: `"${version}"` });

/** One action on several courses. */
@Injectable()
export class BulkCourseChanges {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    private readonly admin: CourseAdmin,
  ) {}

  async run({ courses, action, apply, run }: BulkCourses, language: Language) {
    // Notices name the courses, which another process may have written a moment ago.
    await this.catalogue.refresh();
    return runBulk<State, BulkCoursePart>(
      this.database,
      { items: courses, apply, run, undo: action.kind === 'set', language },
      {
        read: (id, manager) => this.read(id, manager),
        write: async (manager, id, tag) => {
          const state = await this.read(id, manager);
          if (tag !== undefined && tag !== tagOf(state)) throw changedElsewhere();
          const { status, ...facts } = changeOf(action, state);
          if (Object.keys(facts).length > 0) await this.admin.changeWithin(manager, seen(state), facts);
          // One that is archived stays so, also where its next edition waits.
          if (!status || (status === 'archived' && state.row.status === 'archived')) return id;
          // Its version is another after a new price.
          const now = seen(await this.read(id, manager));
          const returns =
            status === 'published' && state.row.status === 'archived' && state.row.revision !== 'submitted';
          if (status === 'archived' || returns)
            await this.admin.changeWithin(manager, now, { archived: status === 'archived' });
          else if (status !== 'published') throw notDraftAgain();
          // What its author hasn't handed in is published alone, by who has looked at it.
          else if (phaseOf(state.row) === 'draft') throw draftAmongOthers();
          else await this.admin.publishWithin(manager, now, language);
          return id;
        },
        partOf,
        tagOf,
        nameOf: ({ row }) => inLanguage(this.catalogue.working(row.id).texts, language).title,
        publish: async (ids) => {
          for (const id of ids) await this.catalogue.publish(id);
        },
      },
    );
  }

  last(adminId: string): Promise<LastBulk<BulkCoursePart>> {
    return lastBulk(this.database, adminId);
  }

  private async read(id: string, manager: EntityManager): Promise<State> {
    const row = await manager.findOneBy(CourseEntity, { id });
    if (!row) throw courseNotFound();
    return { row, version: courseVersion(row, await readWorking(manager, row)) };
  }
}

function changeOf(action: BulkCourseAction, state: State): Partial<BulkCoursePart> {
  const part = partOf(state);
  const wanted = { ...part, ...wishOf(action, part, state.row.id) };
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => part[name as keyof typeof part] !== value),
  );
}

function wishOf(action: BulkCourseAction, { price }: BulkCoursePart, id: string): Partial<BulkCoursePart> {
  if (action.kind === 'status') return { status: action.status };
  if (action.kind === 'level') return { level: action.level };
  if (action.kind === 'set') return action.values[id] ?? {};
  const cents = dollarsToCents(price);
  const next = action.kind === 'percent' ? cents * (1 + action.value / 100) : cents + dollarsToCents(action.value);
  const wanted = Math.round(next) / 100;
  if (wanted < 0 || wanted > 100_000) throw coursePriceOutOfRange(wanted);
  return { price: wanted };
}

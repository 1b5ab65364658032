import { monthAfter } from '@arcada/contracts';
import type { Database } from '@arcada/service-kit';
import { ProjectEntity } from '../projects/project.entity.ts';
import { columnsOf } from '../projects/project-rows.ts';
import { type ProjectSeed, projectSeeds } from './project-seeds.ts';

/** Sample projects with figures up to this month, for somebody who has none. */
export async function seedProjects(database: Database, ownerId: string, now = new Date()): Promise<void> {
  await database.transaction(async (manager) => {
    if ((await manager.countBy(ProjectEntity, { ownerId })) > 0) return;
    await manager.insert(
      ProjectEntity,
      projectSeeds.map((seed) => rowOf(seed, ownerId, now)),
    );
  });
}

function rowOf(
  { id, startsMonthsAgo, endsInMonths, elements, months, ...project }: ProjectSeed,
  ownerId: string,
  now: Date,
) {
  const today = now.toISOString().slice(0, 10);
  const month = today.slice(0, 7);
  const columns = columnsOf({
    ...project,
    startMonth: monthAfter(month, -startsMonthsAgo),
    endMonth: monthAfter(month, endsInMonths),
    elements: { ...elements, countedOn: today },
    figures: months.map(([revenue, hours], index) => ({
      month: monthAfter(month, index + 1 - months.length),
      revenue,
      hours,
    })),
  });
  return { ...columns, id, ownerId, version: 1, createdAt: now, updatedAt: now };
}

import { monthAfter } from '@arcada/contracts';
import { Database, type ServiceContext } from '@arcada/service-kit';
import { ProjectEntity } from '../projects/project.entity.ts';
import { columnsOf } from '../projects/project-rows.ts';
import { type ProjectSeed, projectSeeds } from './project-seeds.ts';

/** Ana, the customer among identity's demo accounts. */
const demoCustomer = '0a7a0000-0000-4000-8000-000000000001';

/** The demo customer's projects, with figures up to this month. A customer who has projects keeps them as they are. */
export async function seedProjects({ get, config }: ServiceContext, now = new Date()): Promise<void> {
  if (!config.SEED_DEMO) return;
  await get(Database).transaction(async (manager) => {
    if ((await manager.countBy(ProjectEntity, { ownerId: demoCustomer })) > 0) return;
    await manager.insert(
      ProjectEntity,
      projectSeeds.map((seed) => rowOf(seed, now)),
    );
  });
}

function rowOf({ id, startsMonthsAgo, endsInMonths, elements, months, ...project }: ProjectSeed, now: Date) {
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
  return { ...columns, id, ownerId: demoCustomer, version: 1, createdAt: now, updatedAt: now };
}

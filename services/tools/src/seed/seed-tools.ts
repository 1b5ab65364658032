import { addDays, type DocumentType, sampleDocument } from '@arcada/bim';
import { Database, type ServiceContext } from '@arcada/service-kit';
import { DocumentEntity } from '../documents/document.entity.ts';
import { DocumentStore } from '../documents/document-store.ts';
import { pack, today } from '../documents/packed-content.ts';
import { seedProjects } from './seed-projects.ts';

/** The id of the demo customer, as services/identity seeds it. */
export const demoCustomer = '0a7a0000-0000-4000-8000-000000000001';

const samples: readonly { id: string; type: DocumentType }[] = [
  { id: '0a7a0000-0000-4000-8000-0000000000d1', type: 'eir' },
  { id: '0a7a0000-0000-4000-8000-0000000000d2', type: 'bep-post' },
];

/** A plan, an EIR and four projects of the demo customer. What exists is left as it is. */
export async function seedTools({ get, config }: ServiceContext): Promise<void> {
  if (!config.SEED_DEMO) return;
  const database = get(Database);
  for (const { id, type } of samples) {
    if (await database.read.existsBy(DocumentEntity, { id })) continue;
    // Yesterday: where the visitor is, the day of UTC may not have begun.
    const packed = await pack(sampleDocument(type, 'pt-BR', addDays(today(), -1)));
    await database.transaction((manager) => get(DocumentStore).insert(manager, demoCustomer, id, packed, new Date()));
  }
  await seedProjects(database, demoCustomer);
}

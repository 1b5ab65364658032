import { type BimDocument, type Row, sampleDocument, type Topic } from '@arcada/bim';

const today = '2026-09-01';
const repeat = <T>(items: readonly T[], count: number, make: (item: T, at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => items[at % items.length]).flatMap((item, at) =>
    item ? [make(item, at)] : [],
  );

/** The sample plan grown to 500 deliverables and 200 topics of about 250 words; every tenth deliverable has a mistake. */
export function largeDocument(deliverables = 500, topics = 200): BimDocument {
  const sample = sampleDocument('bep-post', 'en', today);
  const number = (at: number) => String(at + 1).padStart(4, '0');
  const row = (one: Row<'deliverables'>, at: number): Row<'deliverables'> => ({
    ...one,
    id: `d${at}`,
    containerName: one.containerName.replace(/\d{4}$/, number(at)),
    dueDate: at % 10 === 0 ? '' : one.dueDate,
  });
  const topic = (one: Topic, at: number): Topic => ({
    ...one,
    id: `o${at}`,
    text: Array.from({ length: 10 }, () => one.text).join('\n\n'),
  });
  return {
    ...sample,
    topics: repeat(sample.topics, topics, topic),
    tables: { ...sample.tables, deliverables: repeat(sample.tables.deliverables, deliverables, row) },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type BimDocument, type DocumentSummary, type StoredDocument, sampleDocument } from '@arcada/bim';
import type { PageOf } from '@arcada/contracts';
import { register } from './account-steps.ts';
import { type Entry, type Tally, tally } from './books/tally.ts';
import { Dice } from './dice.ts';
import { type Crowd, noting } from './people.ts';
import { type Answer, Visitor } from './visitor.ts';

/** Documents of one person, each with what the last acknowledged save said. */
export interface Written {
  visitor: Visitor;
  documents: Map<string, string>;
}

const documents = '/api/documents';

function readAs<T>({ status, text }: Answer, wanted: number, what: string): T {
  if (status !== wanted) throw new Error(`${what}: ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}

/** Begins documents and saves each several times, as the document maker does while one types. */
export async function write({ site, journal, seed, closing, over }: Crowd, number: number): Promise<Written> {
  const dice = new Dice(seed + 1000 * number);
  const visitor = new Visitor(site.url, journal, over);
  const written: Written = { visitor, documents: new Map() };
  const username = `writer-${number}`;
  await noting(journal, username, () => register(visitor, journal, username));
  const empty = sampleDocument('eir', 'en', '2026-09-01');
  for (let round = 1; !closing.aborted; round += 1) {
    await noting(journal, username, async () => {
      const projectName = `Plan ${number}.${round}`;
      const saying = (description: string): BimDocument => ({
        ...empty,
        fields: { ...empty.fields, projectName, description },
      });
      let text = 'As begun';
      const made = await visitor.insist('POST', documents, saying(text));
      let { id, version } = readAs<StoredDocument>(made, 201, `create ${projectName}`);
      written.documents.set(projectName, text);
      for (let left = dice.between(3, 12); left > 0 && !closing.aborted; left -= 1) {
        await sleep(dice.between(200, 1200));
        text = `Saved with ${left} left, ${dice.next()}`;
        const saved = await visitor.insist('PUT', `${documents}/${id}`, saying(text), `"${version}"`);
        ({ id, version } = readAs<DocumentSummary>(saved, 200, `save ${projectName}`));
        written.documents.set(projectName, text);
      }
    });
  }
  return written;
}

/** Whether each document is there once, and says what was acknowledged last: read by its owner when all is over. */
export async function writtenTally(all: readonly Written[]): Promise<Tally> {
  const found: Entry[] = [];
  for (const { visitor } of all) {
    const get = async <T>(path: string) => readAs<T>(await visitor.insist('GET', path), 200, path);
    for (let page = 1, left = true; left; page += 1) {
      const { items, total, pageSize } = await get<PageOf<DocumentSummary>>(`${documents}?pageSize=100&page=${page}`);
      for (const { id, title } of items) {
        const { document } = await get<StoredDocument>(`${documents}/${id}`);
        found.push([title, document.fields.description]);
      }
      left = page * pageSize < total;
    }
  }
  return tally({
    name: 'acknowledged: documents as saved',
    owed: all.flatMap(({ documents }) => [...documents]),
    found,
  });
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { categories } from '@arcada/bim';
import { libraryFolder } from './library-folder.ts';
import { LibraryError, readLibrary } from './read-library.ts';

const shipped = readLibrary(libraryFolder);
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'arcada-library-'));
  await mkdir(path.join(folder, 'topics'));
  for (const category of categories) await write(category, entriesOf(category));
});
afterEach(() => rm(folder, { recursive: true }));

const entriesOf = (wanted: string) =>
  shipped
    .filter(({ category }) => category === wanted)
    .map(({ family: _family, category: _category, ...topic }) => topic);
const write = (category: string, content: unknown) =>
  writeFile(path.join(folder, 'topics', `${category}.json`), JSON.stringify(content));

const faultOf = () => {
  try {
    readLibrary(folder);
  } catch (error) {
    if (error instanceof LibraryError) return error.message;
    throw error;
  }
  return '';
};

test('the shipped library has every category, and can be read from a copy', () => {
  expect(new Set(shipped.map(({ category }) => category))).toEqual(new Set(categories));
  expect(readLibrary(folder)).toEqual(shipped);
});

test('a fault is named with its file, its path and its topic', async () => {
  const [first, ...others] = entriesOf('deliverables');
  if (!first) throw new Error('The library has topics');
  await write('deliverables', [
    { ...first, es: { ...first.es, text: ['Para {nobody}.'] }, requiredFields: ['colour'] },
    ...others,
  ]);
  expect(faultOf()).toContain(`deliverables.json: 0.es.text.0 (${first.id}): {nobody} is no field of a document`);
  expect(faultOf()).toContain(`deliverables.json: 0.requiredFields.0 (${first.id}): is no field or table`);
});

test('a category needs four topics, a topic three languages, and an id is unique in all', async () => {
  const topics = entriesOf('processes');
  await write('processes', topics.slice(0, 3));
  expect(faultOf()).toMatch(/processes\.json: processes: .*4/);
  const [only, ...rest] = topics;
  const { 'pt-BR': _left, ...first } = only as (typeof topics)[number];
  await write('processes', [first, ...rest]);
  expect(faultOf()).toContain('processes.json: 0.pt-BR');
  await write('processes', [{ ...topics[0], id: entriesOf('deliverables')[0]?.id }, ...rest]);
  expect(faultOf()).toMatch(/is in processes\.json, too/);
});

test('a missing or broken file is named', async () => {
  await rm(path.join(folder, 'topics/processes.json'));
  await writeFile(path.join(folder, 'topics/deliverables.json'), '[');
  expect(faultOf()).toMatch(/processes\.json: ENOENT/);
  expect(faultOf()).toMatch(/deliverables\.json: .*JSON/);
});

import { existsSync, readFileSync } from 'node:fs';
import { type Language, languages, samplePages } from '@arcada/contracts';
import { contentHash, drawnFromFile, factsFile, sampleFile, samplePdf } from './sample-pdf.ts';

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<Language, T>;
const again = 'Make it again: node services/tools/samples/main.ts';

test.each(languages)('the sample in %s is what the maker makes today, and so are its pictures', async (language) => {
  const committed = readFileSync(sampleFile(language));
  const made = contentHash(await samplePdf(language));
  expect([again, contentHash(committed), read<string>(drawnFromFile)[language]]).toEqual([again, made, made]);
  for (const page of samplePages) expect(existsSync(sampleFile(language, page))).toBe(true);
  const pages = committed.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;
  expect(read(factsFile)[language]).toEqual({ pages, bytes: committed.length });
});

test('another content has another hash', async () => {
  expect(contentHash(await samplePdf('en'))).not.toBe(contentHash(await samplePdf('es')));
});

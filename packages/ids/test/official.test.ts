import fs from 'node:fs';
import { auditIds } from '../src/audit/audit-ids.ts';
import { checkModel } from '../src/check/check-model.ts';
import { readIds } from '../src/document/read-ids.ts';
import { writeIds } from '../src/document/write-ids.ts';
import { openModel } from '../src/model/open-model.ts';
import { idsValidator } from './official.fixture.ts';
import { type OfficialCase, officialCases, officialFolder } from './official-cases.ts';

async function verdict({ ids, ifc }: OfficialCase): Promise<string> {
  const document = readIds(fs.readFileSync(ids, 'utf8'));
  if ((await auditIds(document)).length > 0) return 'invalid';
  return (await checkModel(await openModel(fs.readFileSync(ifc)), document)).status;
}

const withoutPlaces = (document: unknown) =>
  JSON.parse(JSON.stringify(document, (key, value) => (key === 'place' ? undefined : value)));

describe("buildingSMART's cases (IDS_OFFICIAL)", () => {
  const cases = officialCases(officialFolder);

  test('every verdict agrees', async () => {
    const wrong: string[] = [];
    for (const one of cases) {
      const found = await verdict(one);
      if (found !== one.verdict) wrong.push(`${one.category}/${one.name}: ${found}`);
    }
    console.log(`${cases.length - wrong.length} of ${cases.length} official cases agree`);
    expect(wrong).toEqual([]);
    expect(cases.length).toBeGreaterThanOrEqual(314);
  });

  test('what is read is written valid against ids.xsd, and reads as the same', () => {
    const validate = idsValidator(officialFolder);
    for (const { ids } of cases) {
      const document = readIds(fs.readFileSync(ids, 'utf8'));
      const written = writeIds(document);
      validate(written);
      expect(withoutPlaces(readIds(written))).toEqual(withoutPlaces(document));
    }
  });

  test('the validator finds what the schema forbids', () => {
    const validate = idsValidator(officialFolder);
    const xml = fs.readFileSync(cases[0]?.ids ?? '', 'utf8');
    expect(() => validate(xml.replace('<specifications>', '<specifications><x/>'))).toThrow(/not expected/);
  });
});

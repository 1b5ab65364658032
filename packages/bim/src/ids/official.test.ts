import { languages } from '@arcada/contracts';
import { writeIds } from '@arcada/ids';
import { officialFolder } from '@arcada/ids/official-cases';
import { idsValidator } from '@arcada/ids/official-schema';
import type { BimDocument } from '../document/document.schema.ts';
import { documentTypes } from '../document/families.ts';
import { options } from '../document/options.ts';
import { newRow } from '../edits/new-row.ts';
import { sampleDocument } from '../sample/sample-document.ts';
import { idsOfDocument } from './ids-of-document.ts';

const hostile = '</ids:name><x/> ]]> &amp; "\' =1+1 \u202E 工具 ≤';

/** A plan with a need of each kind and restriction, all of whose texts are hostile. */
function everyNeed(): BimDocument {
  const document = sampleDocument('bep-post', 'en', '2026-09-01');
  const needs = options.needKind.flatMap((kind) =>
    options.restriction.map((restriction, at) =>
      newRow('informationNeeds', {
        code: `${kind}${at}`,
        entity: 'IfcWall',
        purpose: 'cost',
        kind,
        set: 'Pset_WallCommon',
        name: kind === 'attribute' ? 'Name' : 'FireRating',
        dataType: 'IfcLabel',
        restriction,
        values: [hostile, '1'],
      }),
    ),
  );
  return {
    ...document,
    fields: { ...document.fields, projectName: hostile, documentNumber: hostile },
    tables: { ...document.tables, informationNeeds: needs },
  };
}

/** By buildingSMART's schema, in a copy of its repository that the caller has (IDS_OFFICIAL). */
test('what the document maker writes as IDS is valid by ids.xsd', async () => {
  const validate = idsValidator(officialFolder);
  const samples = documentTypes.flatMap((type) => languages.map((one) => sampleDocument(type, one, '2026-09-01')));
  let written = 0;
  for (const document of [...samples, everyNeed()]) {
    const { ids } = await idsOfDocument(document);
    if (ids.specifications.length === 0) continue;
    validate(writeIds(ids));
    written += ids.specifications.length;
  }
  expect(written).toBeGreaterThan(20);
});

import fs from 'node:fs';
import { auditIds, checkModel, openModel, readIds } from '@arcada/ids';
import { type OfficialCase, officialCases, officialFolder } from '@arcada/ids/official-cases';
import { type Figure, plain } from './report.ts';

const name = "ids: buildingSMART's cases that agree";

async function agrees({ ids, ifc, verdict }: OfficialCase): Promise<boolean> {
  const document = readIds(fs.readFileSync(ids, 'utf8'));
  if ((await auditIds(document)).length > 0) return verdict === 'invalid';
  return (await checkModel(await openModel(fs.readFileSync(ifc)), document)).status === verdict;
}

/** The cases are under a licence of their own, so they are measured in a copy that the caller has. */
export async function idsCases(): Promise<Figure> {
  if (officialFolder === '')
    return plain(name, 'not measured', 'IDS_OFFICIAL=<copy of their repository> npm run bench -- ids');
  const cases = officialCases(officialFolder);
  let agreeing = 0;
  for (const one of cases) if (await agrees(one)) agreeing += 1;
  return { ...plain(name, `${agreeing} of ${cases.length}`), target: 'all', met: agreeing === cases.length };
}

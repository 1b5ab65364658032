import fs from 'node:fs';
import { checkModel, openModel } from '@arcada/ids';
import { benchDocument } from './ids-document.ts';

// node tools/bench/ids-process.ts FILE: one check in a process of its own, whose peak of memory is its own.
const file = process.argv[2] ?? '';
const time = () => performance.now();

/** The floor: reading the file, and looking at each byte once. */
function countSemicolons(bytes: Uint8Array): number {
  let found = 0;
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 59) found++;
  return found;
}

const begun = time();
const bytes = fs.readFileSync(file);
countSemicolons(bytes);
const floorMs = time() - begun;
const before = process.memoryUsage().rss;
const opening = time();
const model = await openModel(bytes);
const openMs = time() - opening;
const checking = time();
const result = await checkModel(model, benchDocument);
const checkMs = time() - checking;
const peak = process.resourceUsage().maxRSS * 1024;
const counts = result.specifications.map(({ applicable, failed }) => `${failed} of ${applicable}`);
console.log(JSON.stringify({ floorMs, openMs, checkMs, before, peak, instances: model.file.count, counts }));

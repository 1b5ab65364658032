import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProgram } from '../test/command.ts';
import { bringPrerequisites } from '../test/prerequisites.ts';
import { idsCases } from './ids-cases.ts';
import { idsInBrowser } from './ids-in-browser.ts';
import { writeModel } from './ids-model.ts';
import { atMost, type Figure, median, plain } from './report.ts';

/** As many walls as make a file of about 50 MB, 669,000 instances. */
const walls = 19_675;
const runs = 5;

interface Measured {
  floorMs: number;
  openMs: number;
  checkMs: number;
  /** Bytes of memory before the model is opened, and at most. */
  before: number;
  peak: number;
  instances: number;
  counts: string[];
}

async function measure(file: string): Promise<Measured> {
  const { code, output } = await runProgram('node', ['tools/bench/ids-process.ts', file]);
  if (code !== 0) throw new Error(`The check of ${file} ended with ${code}: ${output}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Measured;
}

/** A model of 50 MB against 2 specifications with 10 requirements, each time in a new process. */
export async function idsFigures(): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-bench-ids-'));
  try {
    const file = path.join(folder, 'model.ifc');
    const size = writeModel(file, walls);
    const found: Measured[] = [];
    for (let run = 0; run < runs; run++) found.push(await measure(file));
    const middle = (of: (one: Measured) => number) => median(found.map(of));
    const [one] = found;
    const total = middle(({ openMs, checkMs }) => openMs + checkMs);
    return [
      await idsCases(),
      atMost(
        'ids: 50 MB opened and checked',
        total / 1000,
        3,
        ' s',
        `${(size / 1e6).toFixed(1)} MB, ${one?.instances} instances`,
      ),
      plain('ids: of that, opening', `${(middle(({ openMs }) => openMs) / 1000).toFixed(2)} s`),
      plain(
        'ids: ratio to reading the bytes once',
        (total / middle(({ floorMs }) => floorMs)).toFixed(1),
        `floor ${Math.round(middle(({ floorMs }) => floorMs))} ms`,
      ),
      atMost('ids: memory beyond the file', middle(({ peak, before }) => peak - before) / 2 ** 20, 300, ' MiB'),
      plain('ids: failing elements', one?.counts.join('; ') ?? ''),
      ...(await idsInBrowser((await bringPrerequisites()).chromium, folder)),
    ];
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

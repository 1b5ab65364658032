import { writeDocument } from '@arcada/bim';
import { buildProjects } from '../build/projects.ts';
import { runProgram } from '../test/command.ts';
import { findProjects } from '../workspace.ts';
import { largeDocument } from './large-document.ts';
import { atMost, type Figure, median, plain } from './report.ts';

const formats = ['docx', 'xlsx', 'pdf', 'ids'];
const runs = 3;
const mebibyte = 2 ** 20;

interface Measured {
  milliseconds: number;
  /** Bytes of memory before the worker is started, and at most. */
  rest: number;
  peak: number;
  bytes: number;
}

async function measure(format: string): Promise<Measured> {
  const { code, output } = await runProgram('node', ['tools/bench/export-process.ts', format]);
  if (code !== 0) throw new Error(`The export as ${format} ended with ${code}: ${output}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Measured;
}

/** A document of 200 topics and 500 deliverables in each format, each time by a new worker in a new process. */
export async function exportFigures(): Promise<Figure[]> {
  await buildProjects(findProjects('services/tools'));
  const figures: Figure[] = [];
  for (const format of formats) {
    const found: Measured[] = [];
    for (let run = 0; run < runs; run++) found.push(await measure(format));
    const middle = (of: (one: Measured) => number) => median(found.map(of));
    const size = `${(middle(({ bytes }) => bytes) / 1e6).toFixed(2)} MB`;
    figures.push(
      atMost(
        `exports: ${format}, with the start of its worker`,
        middle((one) => one.milliseconds) / 1000,
        3,
        ' s',
        size,
      ),
      atMost(
        `exports: ${format}, memory over rest`,
        middle(({ peak, rest }) => (peak - rest) / mebibyte),
        150,
        ' MiB',
      ),
    );
  }
  const document = largeDocument();
  const begun = performance.now();
  const { length } = writeDocument(document);
  const milliseconds = performance.now() - begun;
  return [
    ...figures,
    plain('exports: json, without a worker', `${milliseconds.toFixed(1)} ms`, `${(length / 1e6).toFixed(2)} MB`),
  ];
}

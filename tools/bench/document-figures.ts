import { deserialize, serialize } from 'node:v8';
import {
  applyEdits,
  type BimDocument,
  CheckSession,
  check,
  difference,
  documentSchema,
  type Edit,
  editOf,
  merge,
} from '@arcada/bim';
import { largeDocument } from './large-document.ts';
import { atMost, type Figure, median, plain } from './report.ts';

const frameMs = 1000 / 60;
const runs = 60;
const warmUps = 20;
const today = '2026-09-01';

/** Milliseconds of a piece of work, run until the compiler has seen it and then some more times. */
function timesOf(work: (run: number) => unknown): number[] {
  for (let run = 0; run < warmUps; run++) work(run);
  return Array.from({ length: runs }, (_, run) => {
    const start = performance.now();
    work(run);
    return performance.now() - start;
  });
}

const titleEdit = (run: number): Edit[] => [
  { op: 'cell', table: 'deliverables', row: 'd250', column: 'title', value: `Model ${run}` },
];

/**
 * What the page's own thread pays for a keystroke: it writes the letter, finds what to send, copies it to the worker, and
 * copies all findings back. Most letters change no finding, and nothing comes back then.
 */
function pageTimes(document: BimDocument): number[] {
  const checked = serialize({ number: 1, checked: new CheckSession(document).apply([], { today }) });
  return timesOf((run) => {
    const edits = difference(document, applyEdits(document, titleEdit(run))).map(editOf);
    return [serialize({ number: run, today, edits }), deserialize(checked)];
  });
}

/**
 * What a keystroke costs in a document of 500 deliverables and 200 topics: the edit is copied to the worker, the document
 * checked and scored there, and the findings copied back.
 */
export function documentFigures(): Figure[] {
  const document = largeDocument();
  const findings = check(document, { today });
  const session = new CheckSession(document);
  const keystroke = timesOf((run) => structuredClone(session.apply(structuredClone(titleEdit(run)), { today })));
  const checking = timesOf(() => check(document, { today }));
  const mine = applyEdits(document, titleEdit(1));
  const theirs = applyEdits(structuredClone(document), [{ op: 'field', field: 'location', value: 'Elsewhere' }]);
  const [checkMs, parseMs, differenceMs, mergeMs] = [
    checking,
    timesOf(() => documentSchema.parse(document)),
    timesOf(() => difference(structuredClone(document), mine)),
    timesOf(() => merge(document, mine, theirs)),
  ].map(median);
  const ms = (value = 0) => `${value.toFixed(1)} ms`;
  return [
    atMost(
      'documents: keystroke to findings, in frames',
      median(keystroke) / frameMs,
      1,
      '',
      `500 deliverables, 200 topics, ${findings.length} findings`,
    ),
    atMost(
      'documents: of that, on the page’s own thread, in frames',
      median(pageTimes(document)) / frameMs,
      1,
      '',
      'with every finding copied back',
    ),
    plain(
      'documents: the slowest keystroke',
      `${(Math.max(...keystroke) / frameMs).toFixed(2)} frames`,
      `${runs} keys`,
    ),
    plain('documents: of that, the rules', ms(checkMs)),
    plain('documents: validation by the schema', ms(parseMs)),
    plain('documents: difference of two versions', ms(differenceMs)),
    plain('documents: merge of three versions', ms(mergeMs)),
  ];
}

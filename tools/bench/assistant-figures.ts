import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readState } from '../start/state-file.ts';
import { startSite } from '../test/site.ts';
import { root } from '../workspace.ts';
import { type Asker, askAs } from './assistant-asker.ts';
import { residentMegabytes } from './memory.ts';
import { atMost, type Figure, median, plain } from './report.ts';

interface Question {
  language: string;
  question: string;
  /** Any of these is right; none for a question that the sources don't answer. */
  sources: string[];
}

interface Result extends Question {
  milliseconds: number;
  refused: boolean;
  /** One of the first three that were shown, whether quoted or, with a refusal, as the nearest. */
  right: boolean;
}

/** A source of each service that the assistant reads from; with all of them it knows the whole site. */
const lastSources = ['page:about', 'course:iso-19650-in-practice', 'product:level-guard'];
const mostSecondsUntilKnown = 120;
const mostMilliseconds = 50;
const languages = ['en', 'pt-BR', 'es'];

const read = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(root, 'services/tools/bench/assistant', file), 'utf8')) as Question[];

/** How the assistant without a key does on questions of both sets: the golden one it was never fitted to. */
export async function assistantFigures(): Promise<{ title: string; figures: Figure[] }[]> {
  const perMinute = { TOOLS_ASSISTANT_QUESTIONS_PER_MINUTE: '100000', RATE_LIMIT_FACTOR: '100000' };
  const site = await startSite({ ...perMinute, LOG_LEVEL: 'error' });
  try {
    const asker = await askAs(site.url);
    await knowsAll(asker);
    const goldenQuestions = read('golden.json');
    await knowsLabels(asker, goldenQuestions);
    const golden = await results(asker, goldenQuestions);
    const tuning = await results(asker, read('tuning.json'));
    return [
      { title: 'Assistant without a key, golden questions', figures: figuresOf(golden, true) },
      { title: 'Assistant without a key, tuning questions', figures: figuresOf(tuning, false) },
      { title: 'Assistant without a key, time and memory', figures: costs([...golden, ...tuning], site.dataDir) },
    ];
  } finally {
    await site.stop();
  }
}

async function knowsAll(asker: Asker): Promise<void> {
  for (const until = Date.now() + mostSecondsUntilKnown * 1000; ; await sleep(500)) {
    const known = await Promise.all(lastSources.map((id) => asker.knows(id)));
    if (known.every(Boolean)) return;
    if (Date.now() > until) throw new Error(`The assistant doesn't know all of ${lastSources.join(', ')}`);
  }
}

/** A label that the asker can't read counts against the engine for ever. */
async function knowsLabels(asker: Asker, questions: readonly Question[]): Promise<void> {
  const unknown: string[] = [];
  for (const id of new Set(questions.flatMap(({ sources }) => sources))) if (!(await asker.knows(id))) unknown.push(id);
  if (unknown.length > 0)
    throw new Error(
      `Golden questions name sources that the assistant may not read; correct them: ${unknown.join(', ')}`,
    );
}

async function results(asker: Asker, questions: readonly Question[]): Promise<Result[]> {
  const all: Result[] = [];
  for (const question of questions) {
    const begun = performance.now();
    const { refused, sources } = await asker.ask(question.question, question.language);
    const milliseconds = performance.now() - begun;
    all.push({
      ...question,
      milliseconds,
      refused,
      right: sources.slice(0, 3).some((id) => question.sources.includes(id)),
    });
  }
  return all;
}

/** Through the gateway, with the thread written to the database. */
function costs(all: readonly Result[], dataDir: string): Figure[] {
  const times = all.map(({ milliseconds }) => milliseconds).sort((left, right) => left - right);
  const slow = times[Math.floor(times.length * 0.95)] ?? 0;
  const pid = readState(dataDir)?.processes.find(({ name }) => name === 'tools')?.pid;
  return [
    atMost('a question, median', median(times), mostMilliseconds, ' ms', `${times.length} questions, one by one`),
    plain('a question, 95th percentile', `${slow.toFixed(0)} ms`),
    ...(pid ? [plain('memory of the tools service', `${residentMegabytes(pid)} MB`)] : []),
  ];
}

function figuresOf(all: readonly Result[], targets: boolean): Figure[] {
  const groups = [...languages.map((one) => ({ name: one, own: all.filter(({ language }) => language === one) }))];
  return [{ name: 'all', own: all }, ...groups].flatMap(({ name, own }) => {
    const answerable = own.filter(({ sources }) => sources.length > 0);
    const unanswerable = own.filter(({ sources }) => sources.length === 0);
    const target = targets && name === 'all';
    return [
      share(`${name}: right source in the first three`, answerable, ({ right }) => right, target ? 90 : undefined),
      share(
        `${name}: answered, right source in the first three`,
        answerable,
        ({ right, refused }) => right && !refused,
      ),
      share(`${name}: unanswerable refused`, unanswerable, ({ refused }) => refused, target ? 90 : undefined),
      share(`${name}: answerable refused`, answerable, ({ refused }) => refused, target ? 10 : undefined, true),
    ];
  });
}

function share(
  name: string,
  all: readonly Result[],
  is: (result: Result) => boolean,
  target?: number,
  most = false,
): Figure {
  const count = all.filter(is).length;
  const percent = (count / Math.max(1, all.length)) * 100;
  const figure = plain(name, `${percent.toFixed(1)} %`, `${count} of ${all.length}`);
  if (target === undefined) return figure;
  const met = most ? percent <= target : percent >= target;
  return { ...figure, target: `${most ? '≤' : '≥'} ${target} %`, met };
}

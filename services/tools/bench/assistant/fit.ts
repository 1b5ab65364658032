import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@arcada/contracts';
import { confidenceFeatures, isRuledOut, caution as usual } from '../../src/assistant/retrieval/confidence.ts';
import { readEveryday } from '../../src/assistant/retrieval/everyday.ts';
import { rankFeatures } from '../../src/assistant/retrieval/rank.ts';
import { type Findings, Retriever } from '../../src/assistant/retrieval/retriever.ts';
import { libraryFolder } from '../../src/library-folder.ts';
import { fitOrder, fitYes, weightedSum } from './fits.ts';
import { readSite } from './read-site.ts';

// npx jiti services/tools/bench/assistant/fit.ts http://localhost:8080
// Fits the weights of rank.ts and confidence.ts to all questions but the golden set on the texts of a running site, prints
// them, and how they do in cross-validation: fitted to five sixths of the questions, measured on the rest.

interface Question {
  file: string;
  language: Language;
  question: string;
  sources: string[];
}

/** A question with what was found for it. */
interface Asked extends Question {
  fold: number;
  findings: Findings;
  rows: number[][];
}

const folds = 6;
const penalty = 0.003;
const cautions = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2];

const [site = 'http://localhost:8080'] = process.argv.slice(2);
const passages = await readSite(site);
const files = ['first.json', 'tuning.json', 'near.json', 'colloquial.json', 'named.json', 'versions.json'];
const questions = files.flatMap((file) =>
  (JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Omit<Question, 'file'>[]).map((question) => ({
    ...question,
    file,
  })),
);

const asked: Asked[] = [];
const retriever = await Retriever.build(passages, readEveryday(libraryFolder));
questions.forEach((question, at) => {
  const findings = retriever.find(question.question, question.language);
  const rows = findings.passages.map((found) => Object.values(rankFeatures(found, findings.intents)));
  // Neighbours in the file are alike, so each goes to another fold.
  asked.push({ ...question, fold: at % folds, findings, rows });
});

const answerable = ({ sources }: Question) => sources.length > 0;
const reordered = ({ findings, rows }: Asked, order: readonly number[]) =>
  findings.passages
    .map((found, at) => ({ ...found, rank: weightedSum(order, rows[at] ?? []) }))
    .sort((left, right) => right.rank - left.rank);
const confidenceRow = (one: Asked, order: readonly number[]) => {
  const { bias: _, ...features } = confidenceFeatures({ ...one.findings, passages: reordered(one, order) });
  return Object.values(features);
};

function fit(all: readonly Asked[]) {
  const order = fitOrder(
    all.filter(answerable).map(({ findings, rows, sources }) => ({
      rows,
      right: findings.passages.map(({ passage }) => sources.includes(passage.id)),
    })),
    penalty,
  );
  const rows = all.map((one) => confidenceRow(one, order));
  return { order, yes: fitYes(rows, all.map(answerable), penalty) };
}

const results = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
  const { order, yes } = fit(asked.filter((one) => one.fold !== fold));
  return asked
    .filter((one) => one.fold === fold)
    .map((one) => ({
      file: one.file,
      language: one.language,
      answerable: answerable(one),
      right: [...new Set(reordered(one, order).map(({ passage }) => passage.id))]
        .slice(0, 3)
        .some((id) => one.sources.includes(id)),
      confidence: isRuledOut({ ...one.findings, passages: reordered(one, order) })
        ? Number.NEGATIVE_INFINITY
        : weightedSum(yes, [...confidenceRow(one, order), 1]),
    }));
});
const share = (all: typeof results, is: (result: (typeof results)[number]) => boolean) =>
  `${((all.filter(is).length / all.length) * 100).toFixed(1)} %`;
const groups = Object.groupBy(results, ({ file, language }) => `${file} ${language}`);
for (const [name, all = []] of [...Object.entries(groups), ['all', results] as const]) {
  const yes = all.filter((result) => result.answerable);
  const no = all.filter((result) => !result.answerable);
  console.log(`${name}: right source in the first three: ${share(yes, ({ right }) => right)}`);
  for (const caution of name === 'all' ? cautions : [usual]) {
    const refused = ({ confidence }: (typeof results)[number]) => confidence < caution;
    console.log(`  caution ${caution}: unanswerable refused ${share(no, refused)}, answerable ${share(yes, refused)}`);
  }
}

const whole = fit(asked);
const [example] = asked.filter(({ findings }) => findings.passages.length > 0);
if (!example) throw new Error('No question finds anything: is it the right site?');
const { findings } = example;
const named = (names: readonly string[], weights: readonly number[]) =>
  Object.fromEntries(names.map((name, at) => [name, Number(weights[at]?.toFixed(3))]));
const rankNames = findings.passages.slice(0, 1).flatMap((one) => Object.keys(rankFeatures(one, findings.intents)));
console.log('rankWeights', named(rankNames, whole.order));
console.log('confidenceWeights', named(Object.keys(confidenceFeatures(findings)), whole.yes));

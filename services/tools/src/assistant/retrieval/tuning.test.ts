import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@arcada/contracts';
import { libraryFolder } from '../../library-folder.ts';
import { answerLocally } from '../local/answer-locally.ts';
import { libraryPassages } from '../passages/library-passages.ts';
import { Retriever } from './retriever.ts';

interface Question {
  language: Language;
  question: string;
  sources: string[];
}

/** One of so many is asked; the bench asks all of a whole site. */
const step = 4;
/** Those that this service's own library answers, and those that nothing answers. */
const questions = (
  JSON.parse(readFileSync(join(libraryFolder, '../bench/assistant/tuning.json'), 'utf8')) as Question[]
)
  .filter(({ sources }) => sources.length === 0 || sources.some((id) => /^(?:term|topic):/.test(id)))
  .filter((_, at) => at % step === 0);

interface Result {
  question: string;
  answerable: boolean;
  refused: boolean;
  right: boolean;
}

let results: Result[];
beforeAll(async () => {
  const retriever = await Retriever.build(libraryPassages(libraryFolder));
  results = questions.map(({ question, language, sources }) => {
    const { refusal, citations } = answerLocally(retriever.find(question, language));
    const shown = refusal?.nearest ?? citations;
    const right = shown.slice(0, 3).some(({ id }) => sources.includes(id));
    return { question, answerable: sources.length > 0, refused: refusal !== null, right };
  });
});

/** The bars of the golden set; what falls below them is printed. */
test.each([
  ['the right source is not among the first three', true, ({ right }: Result) => !right],
  ['an answerable question is refused', true, ({ refused }: Result) => refused],
  ['an unanswerable question is answered', false, ({ refused }: Result) => !refused],
])('of the tuning questions, %s at most in one of ten', (_, answerable, isFault) => {
  const group = results.filter((result) => result.answerable === answerable);
  const faults = group.filter(isFault).map(({ question }) => question);
  expect(group.length).toBeGreaterThan(30);
  expect(faults.slice(group.length / 10)).toEqual([]);
});

import { type AssistantAnswer, links } from '@arcada/contracts';
import { bestOfSources } from '../retrieval/best-of-sources.ts';
import type { Findings } from '../retrieval/retriever.ts';
import { localTexts } from './local-texts.ts';
import { quoteBest } from './quote.ts';

const mostNearest = 3;

/** The answer without a model: quotations when the sources say enough, else what is nearest. */
export function answerLocally(findings: Findings): AssistantAnswer {
  const { language, known } = findings;
  const notice = localTexts.notice[language];
  if (known) return { outcome: 'answered', engine: 'local', language, notice, ...quoteBest(findings), refusal: null };
  return { engine: 'local', language, citations: [], texts: [], ...refuse(findings) };
}

/** "I don't know", or which of several is meant, with what is nearest. A notice says what an answer is, so a refusal has none. */
export function refuse({
  language,
  passages,
  unclear,
}: Findings): Pick<AssistantAnswer, 'outcome' | 'notice' | 'refusal'> {
  const nearest = bestOfSources(passages, mostNearest).map(({ passage: { id, kind, title, href } }) => ({
    id,
    kind,
    title,
    href,
  }));
  const [withTopics, without] = unclear
    ? [localTexts.unclear, localTexts.unclearWithoutTopics]
    : [localTexts.unknown, localTexts.unknownWithoutTopics];
  const text = (nearest.length > 0 ? withTopics : without)[language];
  return { outcome: 'refused', notice: '', refusal: { text, nearest, contact: links.contact() } };
}

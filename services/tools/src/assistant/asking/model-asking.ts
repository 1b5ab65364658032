import type { AssistantAnswer } from '@arcada/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { takenOver } from '../../model/model-texts.ts';
import { orLocally } from '../../model/or-locally.ts';
import { answerFailed } from '../assistant.errors.ts';
import { answerLocally, refuse } from '../local/answer-locally.ts';
import { localTexts } from '../local/local-texts.ts';
import { ModelAnswers } from '../model/model-answers.ts';
import { modelNotice } from '../model/model-notice.ts';
import type { Findings } from '../retrieval/retriever.ts';
import { Gaps } from '../threads/gaps.service.ts';
import { Threads } from '../threads/threads.service.ts';
import { type AnswerPlace, type AssistantEvent, eventsOf, startOf } from './answer-events.ts';

/** Answers of the model, claim by claim; when it can't, the local answer. */
@Injectable()
export class ModelAsking {
  private readonly logger = new Logger(ModelAsking.name);

  constructor(
    private readonly model: ModelAnswers,
    private readonly threads: Threads,
    private readonly gaps: Gaps,
  ) {}

  async *events(
    place: AnswerPlace,
    question: string,
    findings: Findings,
    signal: AbortSignal,
  ): AsyncGenerator<AssistantEvent> {
    const { language } = findings;
    let answer: AssistantAnswer = {
      outcome: 'failed',
      engine: 'model',
      language,
      notice: modelNotice[language],
      citations: [],
      texts: [],
      refusal: null,
    };
    const begun = () => answer.texts.length > 0;
    const claims = orLocally(
      this.model.answer(place.userId, question, findings, signal),
      (failure) => {
        answer = { ...answerLocally(findings), notice: takenOver(failure, localTexts.notice, language) };
        return [];
      },
      { signal, logger: this.logger },
    );
    try {
      for await (const { citations, text } of claims) {
        const isFirst = !begun();
        answer.citations.push(...citations);
        answer.texts.push(text);
        if (isFirst) yield startOf(answer, place);
        for (const data of citations) yield { name: 'citation', data };
        yield { name: 'text', data: text };
      }
      if (answer.engine === 'model')
        answer = begun() ? { ...answer, outcome: 'answered' } : { ...answer, ...refuse(findings) };
    } catch (error) {
      if (signal.aborted) answer.outcome = 'stopped';
      else this.logger.warn(`the model did not answer: ${error instanceof Error ? error.message : error}`);
    } finally {
      // Also when the reader leaves in the middle.
      if (signal.aborted && answer.outcome === 'failed') answer.outcome = 'stopped';
      await this.threads.keepAnswer(place.userId, place.messageId, answer);
    }
    if (answer.outcome === 'refused') await this.gaps.count(question, language);
    if (answer.outcome === 'failed') {
      const { code, text } = answerFailed();
      const message = typeof text === 'string' ? text : text[language];
      yield { name: 'error', data: { code, message } };
    } else if (begun() && answer.engine === 'model') yield { name: 'done', data: { messageId: place.messageId } };
    else if (answer.outcome !== 'stopped') yield* eventsOf(answer, place);
  }
}

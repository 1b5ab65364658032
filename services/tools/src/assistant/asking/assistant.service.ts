import { randomUUID } from 'node:crypto';
import type { AssistantAnswer, assistantQuestionSchema, Language } from '@arcada/contracts';
import { CONFIG } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { ToolsConfig } from '../../config.ts';
import { Consents } from '../../model/consents.service.ts';
import { answerLocally } from '../local/answer-locally.ts';
import { Sources } from '../passages/sources.ts';
import { Gaps } from '../threads/gaps.service.ts';
import { Threads } from '../threads/threads.service.ts';
import { type AssistantEvent, eventsOf } from './answer-events.ts';
import { AskingLimits } from './asking-limits.ts';
import { ModelAsking } from './model-asking.ts';

export type AssistantQuestion = z.infer<typeof assistantQuestionSchema>;

/** What one question leads to: events in their order. `leave` must be called at the end. */
export interface Asked {
  events: (signal: AbortSignal) => Iterable<AssistantEvent> | AsyncIterable<AssistantEvent>;
  leave(): void;
}

/** The documentation assistant. */
@Injectable()
export class Assistant {
  private readonly limits: AskingLimits;

  constructor(
    private readonly sources: Sources,
    private readonly threads: Threads,
    private readonly gaps: Gaps,
    private readonly consents: Consents,
    private readonly model: ModelAsking,
    @Inject(CONFIG) config: ToolsConfig,
  ) {
    this.limits = new AskingLimits(config.TOOLS_ASSISTANT_QUESTIONS_PER_MINUTE);
  }

  /**
   * Without a model the answer is stored before its first event is sent: what a person has read is in the thread. What
   * the sources don't say isn't asked of the model either.
   */
  async ask(userId: string, { threadId, question }: AssistantQuestion, language: Language): Promise<Asked> {
    const leave = this.limits.enter(userId);
    try {
      const before = threadId ? await this.threads.lastQuestions(userId, threadId) : [];
      const findings = this.sources.retriever.find(question, language, before);
      const byModel = findings.known && (await this.consents.isGranted(userId));
      const local = answerLocally(findings);
      // A process that dies meanwhile leaves a failed answer.
      const answer: AssistantAnswer = byModel ? { ...local, outcome: 'failed', citations: [], texts: [] } : local;
      const id = randomUUID();
      const thread = await this.threads.add(userId, threadId, { id, question, answer });
      // What isn't understood is no gap of the sources.
      if (answer.outcome === 'refused' && !findings.unclear) await this.gaps.count(question, answer.language);
      const place = { userId, threadId: thread, messageId: id };
      if (!byModel) return { events: () => eventsOf(answer, place), leave };
      return { events: (signal) => this.model.events(place, question, findings, signal), leave };
    } catch (error) {
      leave();
      throw error;
    }
  }
}

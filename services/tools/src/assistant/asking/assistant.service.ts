import { randomUUID } from 'node:crypto';
import type { assistantQuestionSchema, Language } from '@arcada/contracts';
import { CONFIG } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { ToolsConfig } from '../../config.ts';
import { answerLocally } from '../local/answer-locally.ts';
import { Sources } from '../passages/sources.ts';
import { Gaps } from '../threads/gaps.service.ts';
import { Threads } from '../threads/threads.service.ts';
import { type AssistantEvent, eventsOf } from './answer-events.ts';
import { AskingLimits } from './asking-limits.ts';

export type AssistantQuestion = z.infer<typeof assistantQuestionSchema>;

/** What one question leads to: events in their order. `leave` must be called at the end. */
export interface Asked {
  events: readonly AssistantEvent[];
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
    @Inject(CONFIG) config: ToolsConfig,
  ) {
    this.limits = new AskingLimits(config.TOOLS_ASSISTANT_QUESTIONS_PER_MINUTE);
  }

  /** The answer is stored before its first event is sent: what a person has read is in the thread. */
  async ask(userId: string, { threadId, question }: AssistantQuestion, language: Language): Promise<Asked> {
    const leave = this.limits.enter(userId);
    try {
      const wellFormed = question.toWellFormed();
      const answer = answerLocally(this.sources.retriever.find(wellFormed, language));
      const messageId = randomUUID();
      const thread = await this.threads.add(userId, threadId, { id: messageId, question: wellFormed, answer });
      if (answer.outcome === 'refused') await this.gaps.count(wellFormed, answer.language);
      return { events: eventsOf(answer, { userId, threadId: thread, messageId }), leave };
    } catch (error) {
      leave();
      throw error;
    }
  }
}

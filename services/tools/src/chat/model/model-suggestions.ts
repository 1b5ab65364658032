import { type BimDocument, chatLimits, type Suggestion } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { JsonItems } from '../../model/json-items.ts';
import { LanguageModel } from '../../model/language-model.service.ts';
import { ModelFailure } from '../../model/model-failure.ts';
import type { ReadyTopic } from '../../topics/topic-library.ts';
import { context, rules } from './chat-prompt.ts';

const mostOfConversation = 12_000;

const chosen = z.object({ id: z.string(), reason: z.string().trim().min(1) });
const format = {
  name: 'suggested_topics',
  schema: {
    type: 'object',
    properties: {
      topics: {
        type: 'array',
        items: {
          type: 'object',
          properties: { id: { type: 'string' }, reason: { type: 'string' } },
          required: ['id', 'reason'],
          additionalProperties: false,
        },
      },
    },
    required: ['topics'],
    additionalProperties: false,
  },
};

/** Topics that the model chooses from the library, with its reasons. */
@Injectable()
export class ModelSuggestions {
  constructor(private readonly model: LanguageModel) {}

  /** Throws ModelFailure when the model chose none that exists. */
  async suggest(
    userId: string,
    document: BimDocument,
    topics: readonly ReadyTopic[],
    said: string,
    language: Language,
    signal: AbortSignal,
  ): Promise<Suggestion[]> {
    const instructions = `${rules(language)}
Choose at most ${chatLimits.suggestions} topics of the library that this project needs, the most useful first, by their id. Give each a reason of one sentence that names what was said or what the document contains.`;
    const input = [
      { role: 'user' as const, content: context(document, topics) },
      { role: 'user' as const, content: said.slice(-mostOfConversation) || '(Nothing was said yet.)' },
    ];
    const items = new JsonItems();
    const found = new Map<string, Suggestion>();
    for await (const part of this.model.respond(userId, { instructions, input, format }, signal)) {
      for (const item of items.add(part)) {
        const { data } = chosen.safeParse(item);
        const topic = topics.find(({ id }) => id === data?.id);
        if (!data || !topic || found.has(topic.id) || found.size === chatLimits.suggestions) continue;
        found.set(topic.id, { topic, reason: data.reason.slice(0, chatLimits.reason).toWellFormed() });
      }
    }
    if (found.size === 0) throw new ModelFailure('unusable', 'the model chose no topic of the library');
    return [...found.values()];
  }
}

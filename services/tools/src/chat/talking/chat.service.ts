import type { ChatMessage, ChatReply, NewChatMessage } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { CONFIG, type UserActor } from '@arcada/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { AskingLimits } from '../../assistant/asking/asking-limits.ts';
import type { ToolsConfig } from '../../config.ts';
import { Issues } from '../../documents/issue.service.ts';
import { chatTexts } from '../chat.errors.ts';
import { measure } from '../sessions/meter.ts';
import { Sessions } from '../sessions/sessions.service.ts';
import type { ChatEvent } from './chat-event.ts';
import { Engines, type Talk } from './engines.ts';

/** So that a reply with its signs of four bytes fits into its column. */
const mostCharacters = 15_000;

/** A message that was accepted. `leave` must be called at the end. */
export interface Accepted {
  events: (signal: AbortSignal) => AsyncGenerator<ChatEvent>;
  leave: () => void;
}

/** The chat about a document. */
@Injectable()
export class Chat {
  private readonly logger = new Logger(Chat.name);
  private readonly limits: AskingLimits;

  constructor(
    private readonly sessions: Sessions,
    private readonly engines: Engines,
    private readonly issues: Issues,
    @Inject(CONFIG) config: ToolsConfig,
  ) {
    this.limits = new AskingLimits(config.TOOLS_ASSISTANT_QUESTIONS_PER_MINUTE);
  }

  /** The message is kept before its reply begins, so that nothing typed is lost. */
  async accept(actor: UserActor, documentId: string, sent: NewChatMessage, language: Language): Promise<Accepted> {
    const leave = this.limits.enter(actor.id);
    try {
      const document = await this.sessions.document(actor, documentId);
      await this.sessions.add(actor, documentId, sent.id, sent.text);
      const messages = await this.sessions.messages(documentId);
      const at = messages.findIndex(({ id }) => id === sent.id);
      const message = messages[at] as ChatMessage;
      const findings = await this.issues.check(actor, document);
      const talk: Talk = { userId: actor.id, document, findings, earlier: messages.slice(0, at), message, language };
      const meter = measure(
        document,
        messages.map(({ text }) => text),
      );
      const done = (reply: ChatReply): ChatEvent => ({ name: 'done', data: { message: { ...message, reply }, meter } });
      return { events: (signal) => this.events(documentId, talk, done, signal), leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async *events(
    documentId: string,
    talk: Talk,
    done: (reply: ChatReply) => ChatEvent,
    signal: AbortSignal,
  ): AsyncGenerator<ChatEvent> {
    const { message } = talk;
    if (message.reply.outcome === 'answered') {
      yield startOf(message, message.reply);
      yield { name: 'text', data: { text: message.reply.text } };
      yield done(message.reply);
      return;
    }
    const reply: ChatReply = { engine: 'local', outcome: 'failed', notice: '', text: '' };
    try {
      for await (const part of this.engines.reply(talk, signal)) {
        if ('engine' in part) {
          Object.assign(reply, part);
          yield startOf(message, reply);
        } else if (reply.text.length < mostCharacters) {
          const text = part.text.toWellFormed().slice(0, mostCharacters - reply.text.length);
          reply.text += text;
          yield { name: 'text', data: { text } };
        }
      }
      reply.outcome = 'answered';
    } catch (error) {
      if (!signal.aborted) this.logger.warn(`a reply broke off: ${error instanceof Error ? error.message : error}`);
    } finally {
      if (signal.aborted && reply.outcome === 'failed') reply.outcome = 'stopped';
      await this.sessions.keepReply(documentId, message.id, reply);
    }
    if (reply.outcome === 'answered') yield done(reply);
    else if (reply.outcome === 'failed') {
      const message = chatTexts.brokeOff[talk.language];
      yield { name: 'error', data: { code: 'tools.chat.broke-off', message } };
    }
  }
}

const startOf = ({ id }: ChatMessage, { engine, notice }: ChatReply): ChatEvent => ({
  name: 'start',
  data: { messageId: id, engine, notice },
});

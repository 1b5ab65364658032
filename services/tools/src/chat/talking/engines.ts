import type { BimDocument, ChatMessage, ChatReply } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { LocalEngine } from '../local/local-engine.ts';
import { localTexts } from '../local/local-texts.ts';

/** What a reply is made from. */
export interface Talk {
  userId: string;
  document: BimDocument;
  /** Messages before this one, oldest first. */
  earlier: readonly ChatMessage[];
  message: ChatMessage;
  language: Language;
}

export type ReplyPart = Pick<ChatReply, 'engine' | 'notice'> | { text: string };

/** Which engine replies. */
@Injectable()
export class Engines {
  constructor(private readonly local: LocalEngine) {}

  /** First the engine with its notice, then the text in parts. */
  async *reply({ document, message, language }: Talk, _signal: AbortSignal): AsyncGenerator<ReplyPart> {
    yield { engine: 'local', notice: localTexts.notice[language] };
    yield { text: this.local.reply(document, message.text, language) };
  }
}

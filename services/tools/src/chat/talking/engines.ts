import { type BimDocument, type ChatMessage, type ChatReply, type Finding, familyOf } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Consents } from '../../model/consents.service.ts';
import { LanguageModel } from '../../model/language-model.service.ts';
import { ModelFailure } from '../../model/model-failure.ts';
import { takenOver } from '../../model/model-texts.ts';
import { orLocally } from '../../model/or-locally.ts';
import { TopicLibrary } from '../../topics/topic-library.ts';
import { LocalEngine } from '../local/local-engine.ts';
import { localTexts } from '../local/local-texts.ts';
import { chatPrompt } from '../model/chat-prompt.ts';
import { modelNotices } from '../model/model-notices.ts';

/** What a reply is made from. */
export interface Talk {
  userId: string;
  document: BimDocument;
  /** Of the checker, errors first. */
  findings: readonly Finding[];
  /** Messages before this one, oldest first. */
  earlier: readonly ChatMessage[];
  message: ChatMessage;
  language: Language;
}

export type ReplyPart = Pick<ChatReply, 'engine' | 'notice'> | { text: string };

/** Which engine replies: the model where one is configured and the author consents, else the local one. */
@Injectable()
export class Engines {
  private readonly logger = new Logger(Engines.name);

  constructor(
    private readonly local: LocalEngine,
    private readonly library: TopicLibrary,
    private readonly model: LanguageModel,
    private readonly consents: Consents,
  ) {}

  /** First the engine with its notice, then the text in parts. Throws when a reply that has begun breaks off. */
  async *reply(talk: Talk, signal: AbortSignal): AsyncGenerator<ReplyPart> {
    const { userId, document, findings, earlier, message, language } = talk;
    const said = earlier.map(({ reply }) => reply.text);
    const locally = (notice: string): ReplyPart[] => [
      { engine: 'local', notice },
      { text: this.local.reply(document, findings, message.text, language, said) },
    ];
    if (!(await this.consents.isGranted(userId))) {
      yield* locally(localTexts.notice[language]);
      return;
    }
    yield* orLocally(
      this.byModel(talk, signal),
      (failure) => locally(takenOver(failure, localTexts.notice, language)),
      { signal, logger: this.logger },
    );
  }

  private async *byModel(talk: Talk, signal: AbortSignal): AsyncGenerator<ReplyPart> {
    const { userId, document, language } = talk;
    const topics = this.library.find({ family: familyOf(document.type), type: document.type }, language);
    let begun = false;
    for await (const text of this.model.respond(userId, chatPrompt(talk, topics), signal)) {
      if (!begun) yield { engine: 'model', notice: modelNotices.reply[language] };
      begun = true;
      yield { text };
    }
    if (!begun) throw new ModelFailure('unusable', 'the model wrote nothing');
  }
}

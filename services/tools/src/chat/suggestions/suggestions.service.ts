import type { BimDocument, ChatMeter, Suggestions as Result } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { CONFIG, type UserActor } from '@arcada/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { AskingLimits } from '../../assistant/asking/asking-limits.ts';
import type { ToolsConfig } from '../../config.ts';
import { Consents } from '../../model/consents.service.ts';
import { takenOver } from '../../model/model-texts.ts';
import { failureOfModel } from '../../model/or-locally.ts';
import { tooLittle } from '../chat.errors.ts';
import { LocalSuggestions } from '../local/local-suggestions.ts';
import { localTexts } from '../local/local-texts.ts';
import { modelNotices } from '../model/model-notices.ts';
import { ModelSuggestions } from '../model/model-suggestions.ts';
import { measure } from '../sessions/meter.ts';
import { Sessions } from '../sessions/sessions.service.ts';

export interface Wish {
  userId: string;
  document: BimDocument;
  said: string;
  meter: ChatMeter;
  language: Language;
}

/** A wish that was accepted. `leave` must be called at the end. */
export interface Accepted {
  wish: Wish;
  leave: () => void;
}

/** Topics of the library that fit the project. */
@Injectable()
export class Suggestions {
  private readonly logger = new Logger(Suggestions.name);
  private readonly limits: AskingLimits;

  constructor(
    private readonly sessions: Sessions,
    private readonly local: LocalSuggestions,
    private readonly model: ModelSuggestions,
    private readonly consents: Consents,
    @Inject(CONFIG) config: ToolsConfig,
  ) {
    this.limits = new AskingLimits(config.TOOLS_ASSISTANT_QUESTIONS_PER_MINUTE);
  }

  /** Throws when no session was started, or too little was told. */
  async accept(actor: UserActor, documentId: string, language: Language): Promise<Accepted> {
    const leave = this.limits.enter(actor.id);
    try {
      return { wish: await this.wish(actor, documentId, language), leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  async make({ userId, document, said, meter, language }: Wish, signal: AbortSignal): Promise<Result> {
    let notice = localTexts.notice[language];
    if (await this.consents.isGranted(userId)) {
      try {
        const topics = this.local.candidates(document);
        const suggestions = await this.model.suggest(userId, document, topics, said, language, signal);
        return { engine: 'model', notice: modelNotices.suggestions[language], suggestions, meter };
      } catch (error) {
        const failure = failureOfModel(error, { signal, logger: this.logger });
        notice = takenOver(failure, localTexts.notice, language);
      }
    }
    return { engine: 'local', notice, suggestions: this.local.suggest(document, said, language), meter };
  }

  private async wish(actor: UserActor, documentId: string, language: Language): Promise<Wish> {
    const document = await this.sessions.document(actor, documentId);
    const texts = (await this.sessions.messages(documentId)).map(({ text }) => text);
    const meter = measure(document, texts);
    if (!meter.enough) throw tooLittle(meter);
    return { userId: actor.id, document, said: texts.join('\n'), meter, language };
  }
}

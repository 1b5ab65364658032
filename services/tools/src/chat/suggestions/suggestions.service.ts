import type { Suggestions as Result } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import type { UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { tooLittle } from '../chat.errors.ts';
import { LocalSuggestions } from '../local/local-suggestions.ts';
import { localTexts } from '../local/local-texts.ts';
import { measure } from '../sessions/meter.ts';
import { Sessions } from '../sessions/sessions.service.ts';

/** Topics of the library that fit the project. */
@Injectable()
export class Suggestions {
  constructor(
    private readonly sessions: Sessions,
    private readonly local: LocalSuggestions,
  ) {}

  /** Throws when no session was started, or too little was told (decision 32). */
  async make(actor: UserActor, documentId: string, language: Language): Promise<Result> {
    const document = await this.sessions.document(actor, documentId);
    const texts = (await this.sessions.messages(documentId)).map(({ text }) => text);
    const meter = measure(document, texts);
    if (!meter.enough) throw tooLittle(meter);
    const suggestions = this.local.suggest(document, texts.join('\n'), language);
    return { engine: 'local', notice: localTexts.notice[language], suggestions, meter };
  }
}

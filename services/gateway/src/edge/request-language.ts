import type { IncomingMessage } from 'node:http';
import { type Language, languageKey, matchLanguage, negotiateLanguage, pageLanguageHeader } from '@arcada/contracts';
import { readCookie } from '@arcada/service-kit/process';
import type { Target } from './target.ts';

const remembered = 2000;

/** The language of a response: `?lang=`, that of the page which sends the request, the saved choice, the browser's list, English. */
export class RequestLanguages {
  private readonly known = new Map<string, Language>();

  of(request: IncomingMessage, target: Target): Language {
    if (target.language) return target.language;
    const { cookie, [pageLanguageHeader]: ofPage } = request.headers;
    const shown = typeof ofPage === 'string' ? matchLanguage(ofPage) : undefined;
    if (shown) return shown;
    const saved = cookie?.includes(languageKey) ? matchLanguage(readCookie(cookie, languageKey)) : undefined;
    return saved ?? this.byList(request.headers['accept-language']);
  }

  private byList(acceptLanguage: string | undefined): Language {
    const list = acceptLanguage ?? '';
    const known = this.known.get(list);
    if (known) return known;
    const language = negotiateLanguage({ acceptLanguage: list });
    if (this.known.size >= remembered) this.known.clear();
    this.known.set(list, language);
    return language;
  }
}

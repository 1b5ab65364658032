import type { Language } from '@arcada/contracts';
import { limits } from '../document/limits.ts';
import { placeholdersIn } from '../topics/placeholders.ts';
import { textLanguage } from '../topics/text-language.ts';

/** What the rules look for in a text. */
export interface TextScan {
  placeholders: readonly string[];
  /** A mark that the author left where something is still to be written. */
  leftover: string | undefined;
}

// Every repetition is bounded: a text may be 20,000 characters of anything. The box of a task, behind a `listMark`, is none.
const leftover =
  /\b(?:TBC|TBD|XXX+|lorem ipsum)\b|\[(?!(?<=^[ \t]{0,40}(?:[-*+•]|\d{1,3}[.)])[ \t]{1,5}\[) \] {1,5}\S)\s{0,5}(?:\.\.\.|…|_{1,20})?\s{0,5}\]|\?\?\?|\b(?:a definir|por definir|to be confirmed)\b/im;

/** Characters of the texts that are remembered: beyond the topics of the largest document. */
const mostKept = 2 * limits.topics * limits.topicText;

/** Scans texts; between two checks only the text that is being typed changes, so the others are remembered. */
export class TextScans {
  private readonly kept = new Map<string, TextScan>();
  private readonly languages = new Map<string, Language | undefined>();
  private characters = 0;

  of(text: string): TextScan {
    const known = this.kept.get(text);
    if (known) return known;
    this.characters += text.length;
    if (this.characters > mostKept) {
      this.kept.clear();
      this.languages.clear();
      this.characters = text.length;
    }
    const scan = { placeholders: placeholdersIn(text), leftover: leftover.exec(text)?.[0] };
    this.kept.set(text, scan);
    return scan;
  }

  /** Found only for texts that are long enough to be in a language: topics. */
  languageOf(text: string): Language | undefined {
    this.of(text);
    if (!this.languages.has(text)) this.languages.set(text, textLanguage(text));
    return this.languages.get(text);
  }
}

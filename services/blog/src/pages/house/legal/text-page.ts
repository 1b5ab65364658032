import type { Language } from '@arcada/contracts';

interface TextPageTexts {
  title: string;
  lead: string;
  /** Markdown, as of posts. */
  text: string;
}

export interface TextPageSeed {
  /** Day of the last change, as readers see it. */
  updated: string;
  texts: Record<Language, TextPageTexts>;
}

/** The stored form of a page that is one running text, in one language. */
export interface TextPageContent extends TextPageTexts {
  updated: string;
}

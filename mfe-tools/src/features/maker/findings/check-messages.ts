import {
  type BimDocument,
  type Checked,
  CheckSession,
  type Edit,
  explain,
  type Finding,
  type UnreadDay,
} from '@arcada/bim';
import type { Language } from '@arcada/contracts';

/** A finding with what is wrong in words: whoever checks has the words, which are as long as the editor. */
export interface SaidFinding extends Finding {
  message: string;
}
export interface SaidChecked extends Checked {
  findings: readonly SaidFinding[];
}

export const inWords = (checked: Checked, language: Language): SaidChecked => ({
  ...checked,
  findings: checked.findings.map((finding) => ({ ...finding, message: explain(finding, language).message })),
});

interface CheckAbout {
  number: number;
  today: string;
  language: Language;
  /** The linked EIR, when it is another one than in the request before; null: none. */
  eir?: BimDocument | null;
  /** Days that the tables could not read. */
  unread?: readonly UnreadDay[];
}
/** What the worker is asked: a whole document at first, then what was edited since. */
export type CheckRequest = CheckAbout & ({ document: BimDocument } | { edits: readonly Edit[] });
/** Its response; without `checked` the result is the one before. */
export interface CheckResponse {
  number: number;
  checked?: SaidChecked;
}

/** The worker's side: a session that follows one document. */
export function checkResponder(): (request: CheckRequest) => CheckResponse {
  let session: CheckSession | undefined;
  let eir: BimDocument | undefined;
  let last = '';
  return (request) => {
    if ('document' in request) session = new CheckSession(request.document);
    if (!session) throw new Error('Send a document before its edits.');
    if (request.eir !== undefined) eir = request.eir ?? undefined;
    const { today, language, unread } = request;
    const checked = inWords(session.apply('edits' in request ? request.edits : [], { today, eir, unread }), language);
    // Most keystrokes change no finding: the page then has nothing to copy and to draw.
    const text = JSON.stringify(checked);
    if (text === last) return { number: request.number };
    last = text;
    return { number: request.number, checked };
  };
}

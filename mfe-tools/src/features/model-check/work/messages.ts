import type { IdsDocument, ReportLanguage } from '@arcada/ids';

/** Reads requirements and looks for what makes no sense in them: an .ids file, or what a document of the maker asks. */
export interface ReadRequest {
  kind: 'read';
  source: Blob | IdsDocument;
  language: ReportLanguage;
}
/** Checks a model. The result goes through `results` to the worker that keeps it. */
export interface CheckRequest {
  kind: 'check';
  ids: IdsDocument;
  model: Blob;
  language: ReportLanguage;
  results: MessagePort;
}
export type WorkRequest = ReadRequest | CheckRequest;

/** Why something can't be done: a text in the user's language, or one of the page's. */
export type WorkFault = { text: string } | { key: 'too-large' | 'ids-too-large' | 'memory' | 'unreadable' | 'failed' };

export const checkPhases = ['reading', 'opening', 'checking'] as const;
/** `share` is of the phase, from 0 to 1. */
export interface CheckProgress {
  phase: (typeof checkPhases)[number];
  share: number;
}
export type WorkAnswer =
  | { fault: WorkFault }
  | { progress: CheckProgress }
  /** A valid IDS has no findings; one whose form is wrong is only findings. */
  | { ids?: IdsDocument; findings: string[] }
  | { checked: true };

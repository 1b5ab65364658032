import type { Translated } from '@arcada/contracts';
import type { IdsDocument } from '@arcada/ids';

/** Reads requirements and looks for what makes no sense in them: an .ids file, or what a document of the maker asks. */
export interface ReadRequest {
  kind: 'read';
  source: Blob | IdsDocument;
}
/** Checks a model. The result goes through `results` to the worker that keeps it. */
export interface CheckRequest {
  kind: 'check';
  ids: IdsDocument;
  model: Blob;
  results: MessagePort;
}
export type WorkRequest = ReadRequest | CheckRequest;

/** Why something can't be done: a text of the worker, or one of the page's. */
export type WorkFault =
  | { text: Translated }
  | { key: 'too-large' | 'ids-too-large' | 'memory' | 'unreadable' | 'failed' };

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
  | { ids?: IdsDocument; findings: Translated[] }
  | { checked: true };

import type { BimDocument } from '../document/document.schema.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { Edit } from '../edits/edit.ts';
import { type Completeness, completeness } from '../score/completeness.ts';
import { check, type Finding } from './check.ts';
import type { CheckContext } from './facts.ts';
import { TextScans } from './scan-text.ts';

export interface Checked extends Completeness {
  findings: readonly Finding[];
}

/** Keeps a document where it is checked, so that a worker is sent what was typed and not the whole document. */
export class CheckSession {
  private document: BimDocument;
  private readonly texts = new TextScans();

  constructor(document: BimDocument) {
    this.document = document;
  }

  /** Takes edits over and checks the whole document: rules compare its parts with each other. */
  apply(edits: readonly Edit[], context: CheckContext): Checked {
    this.document = applyEdits(this.document, edits);
    const findings = check(this.document, context, { texts: this.texts });
    return { findings, ...completeness(this.document, findings) };
  }
}

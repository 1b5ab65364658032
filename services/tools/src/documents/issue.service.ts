import {
  type BimDocument,
  check,
  datedAheadIn,
  explain,
  type Finding,
  freeRevision,
  type IssuedDocument,
  type IssueFinding,
  isDraft,
  isIssued,
  latestToday,
  mayBeIssued,
} from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { Database, isBasedOn, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DocumentEntity } from './document.entity.ts';
import { changedElsewhere, isInBin, issueDatedAhead, notIssuable, revisionIssued } from './document.errors.ts';
import { DocumentStore } from './document-store.ts';
import { versionOf } from './document-view.ts';
import { Documents } from './documents.service.ts';
import { today } from './packed-content.ts';
import { VersionKeeper } from './version-keeper.ts';

/** A finding as the service sends it, in words. */
const inWords = (finding: Finding, language: Language): IssueFinding => ({
  rule: finding.rule,
  severity: finding.severity,
  place: { ...finding.place },
  message: explain(finding, language).message,
});

/** Issues documents: what a browser has checked is checked again here. */
@Injectable()
export class Issues {
  constructor(
    private readonly database: Database,
    private readonly documents: Documents,
    private readonly store: DocumentStore,
    private readonly versions: VersionKeeper,
  ) {}

  async findings(actor: UserActor, id: string, language: Language): Promise<IssueFinding[]> {
    const found = await this.check(actor, (await this.documents.read(actor, id)).document);
    return found.map((finding) => inWords(finding, language));
  }

  /** Keeps the present content as an issued version. Errors stop it, except in work in progress; a future date always. */
  async issue(actor: UserActor, id: string, ifMatch: string | undefined, language: Language): Promise<IssuedDocument> {
    const stored = await this.documents.read(actor, id);
    if (!isBasedOn(stored.version, ifMatch)) throw changedElsewhere(stored);
    const found = await this.check(actor, stored.document);
    const findings = found.map((finding) => inWords(finding, language));
    if (!mayBeIssued(found) && !isDraft(stored.document))
      throw notIssuable(findings.filter(({ severity }) => severity === 'error'));
    const version = await this.database.transaction(async (manager) => {
      const row = await this.store.lock(manager, actor.id, id);
      if (row.deletedAt) throw isInBin();
      if (row.version !== stored.version) return undefined;
      const again = await this.issuedAlready(manager, row);
      if (again) return again;
      const ahead = datedAheadIn(stored.document, latestToday());
      if (ahead.length > 0) throw issueDatedAhead(ahead, language);
      const kept = await this.versions.keep(manager, row, 'issue', new Date());
      await this.store.prune(manager, row);
      return kept;
    });
    if (!version) throw changedElsewhere(await this.documents.read(actor, id));
    return { version: versionOf(version), findings };
  }

  /** The version that this very content was issued as. Another content may not take the revision of an issued one. */
  private async issuedAlready(manager: EntityManager, { id, revision, version }: DocumentEntity) {
    if (revision.trim() === '') return undefined;
    const issued = await this.versions.issued(manager, id);
    const revisions = issued.map((one) => one.revision);
    const same = issued.filter((one) => isIssued(revision, [one.revision]));
    if (same.length > 0 && same.every(({ hash }) => hash !== version))
      throw revisionIssued(revision, freeRevision(revision, revisions));
    return same.find(({ hash }) => hash === version);
  }

  /** With the EIR that a plan is linked to, as it was issued last, while that is one of the user’s documents. */
  async check(actor: UserActor, document: BimDocument): Promise<Finding[]> {
    const linked = document.eir && (await this.documents.findIssued(actor, document.eir.documentId));
    return check(document, { today: today(), eir: linked?.document });
  }
}

import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BimDocument, IdsScope, SharedFormat } from '@arcada/bim';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DocumentEntity } from '../documents/document.entity.ts';
import { DocumentStore } from '../documents/document-store.ts';
import { jobError } from '../exports/export.errors.ts';
import { Jobs } from '../exports/workers/jobs.service.ts';
import { JobFault } from '../exports/workers/run-job.ts';
import { KeptFiles } from './kept-files.ts';
import { filesBusy, sharedTooLong } from './share.errors.ts';

const mostBytes = 32 * 1024 * 1024;
/** Readers of one account's documents are an owner of jobs: one runs, few wait, and neither the account nor readers of others wait for them. */
const readersOf = ({ ownerId }: Version) => `readers of ${ownerId}`;
const refused = { tooMany: filesBusy, tooLong: sharedTooLong };

/** A content, which is a draft until it is issued. */
interface Version extends Pick<DocumentEntity, 'id' | 'ownerId' | 'version'> {
  issued: boolean;
}
/** A format, and of an IDS which needs. */
export interface AskedFile {
  format: SharedFormat;
  scope: IdsScope;
}
const nameOf = ({ version, issued }: Version, { format, scope: { upTo, party } }: AskedFile) =>
  `${version}${issued ? '' : ' draft'} ${JSON.stringify([upTo, party])}.${format}`;

/** Files for readers of shared documents. Each is made once of each version, and kept in memory while there is room. */
@Injectable()
export class SharedFiles implements OnModuleInit {
  private readonly kept = new KeptFiles(mostBytes);
  private readonly making = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly jobs: Jobs,
    private readonly store: DocumentStore,
  ) {}

  onModuleInit(): void {
    const forget: Parameters<DocumentStore['whenErased']>[0] = async (_manager, ids) => this.kept.forget(ids);
    this.store.whenErased(forget);
    this.store.whenBinned(forget);
  }

  /** What was made of this version already. */
  made(row: Version, asked: AskedFile): Buffer | undefined {
    return this.kept.get(row.id, nameOf(row, asked));
  }

  /** Makes a file; several who ask for it meanwhile get the same. */
  make(row: Version, document: BimDocument, asked: AskedFile): Promise<Buffer> {
    const key = `${row.id} ${nameOf(row, asked)}`;
    const making = this.making.get(key) ?? this.run(row, document, asked).finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  /** Without the linked EIR, which isn’t shared. A reader who leaves doesn’t end it: others may wait for it. */
  private async run(row: Version, document: BimDocument, asked: AskedFile): Promise<Buffer> {
    const job = { kind: 'file', ...asked, document, issued: row.issued } as const;
    const stream = await this.jobs.run(job, readersOf(row), new AbortController().signal, refused);
    const file = await buffer(stream as Readable).catch((error: unknown) => {
      throw error instanceof JobFault ? jobError(error, job.kind) : error;
    });
    this.kept.keep(row.id, nameOf(row, asked), file);
    return file;
  }
}

import type { BimDocument } from '@arcada/bim';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { ContentPartEntity } from './content.entity.ts';
import { DocumentEntity } from './document.entity.ts';
import { type PackedContent, unpack } from './packed-content.ts';
import { VersionEntity } from './version.entity.ts';

const partBytes = 60_000;

/** Contents of documents by their hash. */
@Injectable()
export class Contents {
  constructor(private readonly database: Database) {}

  /** Returns the bytes added: 0 when the document has this content already. */
  async store(manager: EntityManager, documentId: string, { hash, data }: PackedContent): Promise<number> {
    if (await manager.existsBy(ContentPartEntity, { documentId, hash })) return 0;
    for (let part = 0; part * partBytes < data.length; part++)
      await manager.insert(ContentPartEntity, {
        documentId,
        hash,
        part,
        data: data.subarray(part * partBytes, (part + 1) * partBytes),
      });
    return data.length;
  }

  /** Undefined when it was removed in the meantime. */
  async read(
    documentId: string,
    hash: string,
    manager: EntityManager = this.database.read,
  ): Promise<BimDocument | undefined> {
    const parts = await manager.find(ContentPartEntity, {
      where: { documentId, hash },
      order: { part: 'ASC' },
    });
    return parts.length === 0 ? undefined : unpack(Buffer.concat(parts.map(({ data }) => data)));
  }

  /** The document that this finds, without its content. */
  find(where: FindOptionsWhere<DocumentEntity>): Promise<DocumentEntity | null> {
    return this.database.read.findOneBy(DocumentEntity, where);
  }

  /** As `find`, with its present content. */
  async present(
    where: FindOptionsWhere<DocumentEntity>,
  ): Promise<{ row: DocumentEntity; document: BimDocument } | undefined> {
    // A save between the two reads removes the content that the first one named.
    for (let attempt = 0; attempt < 3; attempt++) {
      const row = await this.find(where);
      if (!row) break;
      const document = await this.read(row.id, row.version);
      if (document) return { row, document };
    }
    return undefined;
  }

  /** True when this very content was issued. */
  isIssued({ id, version }: Pick<DocumentEntity, 'id' | 'version'>): Promise<boolean> {
    return this.database.read.existsBy(VersionEntity, { documentId: id, hash: version, kind: 'issue' });
  }

  /** The version that was issued last. */
  lastIssued(documentId: string, manager: EntityManager = this.database.read): Promise<VersionEntity | null> {
    return manager.findOne(VersionEntity, { where: { documentId, kind: 'issue' }, order: { number: 'DESC' } });
  }

  /** Returns the bytes removed. */
  async remove(manager: EntityManager, documentId: string, hash: string): Promise<number> {
    const parts = await manager.findBy(ContentPartEntity, { documentId, hash });
    await manager.delete(ContentPartEntity, { documentId, hash });
    return parts.reduce((sum, { data }) => sum + data.length, 0);
  }
}

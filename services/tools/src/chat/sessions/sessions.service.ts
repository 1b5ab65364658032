import { type BimDocument, type ChatMessage, type ChatReply, chatLimits, type DocumentChat } from '@arcada/bim';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { isInBin } from '../../documents/document.errors.ts';
import { DocumentStore } from '../../documents/document-store.ts';
import { Documents } from '../../documents/documents.service.ts';
import { noSession, sessionFull } from '../chat.errors.ts';
import { measure } from './meter.ts';
import { ChatMessageEntity, ChatSessionEntity } from './session.entity.ts';

/** Until a reply has ended, it has failed: that is how a process that dies leaves it. */
const unanswered: ChatReply = { engine: 'local', outcome: 'failed', notice: '', text: '' };

/** The chat of a document: one session, its owner's only, deleted with the document. */
@Injectable()
export class Sessions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly documents: Documents,
    private readonly store: DocumentStore,
  ) {}

  onModuleInit(): void {
    this.store.whenErased((manager, ids) => this.erase(manager, ids));
  }

  async read(actor: UserActor, documentId: string): Promise<DocumentChat> {
    const { document } = await this.documents.read(actor, documentId);
    return this.view(documentId, document);
  }

  /** The document to work with, which isn't in the bin. */
  async document(actor: UserActor, documentId: string): Promise<BimDocument> {
    const { document, deletedAt } = await this.documents.read(actor, documentId);
    if (deletedAt) throw isInBin();
    return document;
  }

  /** Starts the session; one that has begun goes on. */
  async start(actor: UserActor, documentId: string, now = Date.now()): Promise<DocumentChat> {
    const document = await this.document(actor, documentId);
    await this.database.transaction(async (manager) => {
      await this.store.lock(manager, actor.id, documentId);
      if (await manager.existsBy(ChatSessionEntity, { documentId })) return;
      await manager.insert(ChatSessionEntity, { documentId, createdAt: now });
    });
    return this.view(documentId, document);
  }

  async remove(actor: UserActor, documentId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.store.lock(manager, actor.id, documentId);
      await this.erase(manager, [documentId]);
    });
  }

  /** Messages of a session, oldest first. Throws when none was started. */
  async messages(documentId: string): Promise<ChatMessage[]> {
    const { session } = await this.find(documentId);
    if (!session) throw noSession();
    return session.messages;
  }

  /** Keeps a message before it is replied to. One that is known is left as it is, with its reply. */
  async add(actor: UserActor, documentId: string, id: string, text: string, now = Date.now()): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.store.lock(manager, actor.id, documentId);
      if (!(await manager.existsBy(ChatSessionEntity, { documentId }))) throw noSession();
      if (await manager.existsBy(ChatMessageEntity, { documentId, id })) return;
      const number = (await manager.countBy(ChatMessageEntity, { documentId })) + 1;
      if (number > chatLimits.messages) throw sessionFull();
      const { text: reply, ...rest } = unanswered;
      await manager.insert(ChatMessageEntity, { documentId, id, number, text, ...rest, reply, createdAt: now });
    });
  }

  /** Nothing happens when the session was deleted meanwhile. */
  async keepReply(documentId: string, id: string, { text: reply, ...rest }: ChatReply): Promise<void> {
    await this.database.transaction((manager) =>
      manager.update(ChatMessageEntity, { documentId, id }, { ...rest, reply }),
    );
  }

  async find(documentId: string): Promise<Pick<DocumentChat, 'session'>> {
    const { read } = this.database;
    const session = await read.findOneBy(ChatSessionEntity, { documentId });
    if (!session) return { session: null };
    const rows = await read.find(ChatMessageEntity, { where: { documentId }, order: { number: 'ASC' } });
    return { session: { startedAt: new Date(session.createdAt).toISOString(), messages: rows.map(messageOf) } };
  }

  private async view(documentId: string, document: BimDocument): Promise<DocumentChat> {
    const { session } = await this.find(documentId);
    const texts = session?.messages.map(({ text }) => text) ?? [];
    return { session, meter: measure(document, texts) };
  }

  private async erase(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.delete(ChatMessageEntity, { documentId: In(ids) });
    await manager.delete(ChatSessionEntity, { documentId: In(ids) });
  }
}

const messageOf = ({ id, text, createdAt, engine, outcome, notice, reply }: ChatMessageEntity): ChatMessage => ({
  id,
  text,
  createdAt: new Date(createdAt).toISOString(),
  reply: { engine, outcome, notice, text: reply },
});

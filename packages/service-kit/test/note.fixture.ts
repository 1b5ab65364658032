import type { Language } from '@arcada/contracts';
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  Injectable,
  Module,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Column, Entity, type MigrationInterface, PrimaryColumn, type QueryRunner, Table } from 'typeorm';
import { z } from 'zod';
import {
  type Actor,
  bigColumn,
  booleanColumn,
  type CredentialCheck,
  CurrentActor,
  centsColumn,
  Database,
  DomainError,
  Endpoint,
  idColumn,
  isStream,
  jsonColumn,
  type KitRequest,
  Metrics,
  Outbox,
  RequestLanguage,
  ServiceClient,
  type ServiceDefinition,
  setTags,
  tableColumn,
  textColumn,
  timeColumn,
} from '../src/index.ts';

@Entity('note')
export class NoteEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(textColumn(200))
  title: string;

  @Column(centsColumn({ name: 'price_cents' }))
  priceCents: number;

  @Column(booleanColumn())
  pinned: boolean;

  @Column(jsonColumn({ nullable: true }))
  tags: string[] | null;

  @Column(bigColumn({ name: 'seen_at' }))
  seenAt: number;

  @Column(timeColumn({ name: 'created_at' }))
  createdAt: Date;
}

export class CreateNote1763700000001 implements MigrationInterface {
  name = 'CreateNote1763700000001';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      tableColumn.id('id', { isPrimary: true }),
      tableColumn.text('title', 200),
      tableColumn.cents('price_cents'),
      tableColumn.boolean('pinned'),
      tableColumn.json('tags', { isNullable: true }),
      tableColumn.big('seen_at'),
      tableColumn.time('created_at'),
    ];
    await runner.createTable(new Table({ name: 'note', columns }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('note', true);
  }
}

export const newNote = (id: string, title = 'A note'): NoteEntity =>
  Object.assign(new NoteEntity(), {
    id,
    title,
    priceCents: 1999,
    pinned: true,
    tags: ['a', 'ç'],
    seenAt: 1_763_700_000_123,
    createdAt: new Date('2026-11-21T10:11:12.345Z'),
  });

@Injectable()
export class Notes {
  private readonly refused;

  constructor(
    private readonly database: Database,
    metrics: Metrics,
  ) {
    this.refused = metrics.counter('note_refused_total', 'Notes that were refused', ['why']);
  }

  refuse(why: string): void {
    this.refused.inc({ why });
  }

  count(): Promise<number> {
    return this.database.read.count(NoteEntity);
  }
}

const noteQuery = z.strictObject({ page: z.coerce.number().int().min(1).default(1) });
const noteBody = z.object({ title: z.string().trim().min(1), email: z.email().optional() });

@Injectable()
class NoteCredential implements CredentialCheck {
  checkCredential({ headers }: KitRequest): void {
    if (headers['x-note-token'] !== 'open') throw new DomainError('notes.token.unknown', 403, 'Send your token.');
  }
}

@Controller('api/notes')
export class NoteController {
  constructor(
    private readonly notes: Notes,
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly services: ServiceClient,
  ) {}

  @Get()
  @Endpoint({ policy: 'public', query: noteQuery, response: z.object({ page: z.int() }), summary: 'A page of notes' })
  list(@Query() query: z.infer<typeof noteQuery>, @Res({ passthrough: true }) reply: FastifyReply) {
    setTags(reply, ['notes', 'note:1']);
    return { page: query.page };
  }

  @Get('who')
  @Endpoint({ policy: 'public', summary: 'Who asks, in which language' })
  who(@CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    return { actor, language };
  }

  @Get('mine')
  @Endpoint({ policy: 'user', summary: 'Notes of the signed-in user' })
  mine() {
    return {};
  }

  @Get('all')
  @Endpoint({ policy: { roles: ['admin'] }, summary: 'All notes' })
  async all() {
    return { count: await this.notes.count() };
  }

  @Get('shared')
  @Endpoint({ policy: { roles: ['producer', 'admin'] }, summary: 'For producers, too' })
  shared() {
    return {};
  }

  @Delete('all')
  @Endpoint({ policy: { roles: ['admin'], confirmed: true }, summary: 'Removes nothing' })
  removeAll() {
    return {};
  }

  @Post('all')
  @Endpoint({
    policy: { roles: ['admin'], confirmed: 'applied' },
    body: z.object({ apply: z.boolean() }),
    status: 200,
    summary: 'Changes nothing, or says so',
  })
  changeAll(@Body() { apply }: { apply: boolean }) {
    return { apply };
  }

  @Get('refused')
  @Endpoint({ policy: 'public', summary: 'Always refuses' })
  refused(): never {
    this.notes.refuse('locked');
    throw new DomainError('notes.note.locked', 409, 'This note is locked.', {
      detail: 'since yesterday',
      data: { by: 'ana' },
    });
  }

  @Get('broken')
  @Endpoint({ policy: 'public', summary: 'Always fails' })
  broken(): never {
    throw new Error('secret of the database');
  }

  @Get('far')
  @Endpoint({ policy: 'public', summary: 'Asks a service that is away' })
  far() {
    return this.services.call('registry', 'internal/anything');
  }

  @Get('wrong')
  @Endpoint({ policy: 'public', response: z.object({ count: z.int() }), summary: 'Answers another shape' })
  wrong() {
    return { count: 'many' };
  }

  @Get('by/:id')
  @Endpoint({ policy: 'public', params: z.object({ id: z.uuid() }), summary: 'One note' })
  one(@Param('id') id: string) {
    return { id };
  }

  @Post('empty')
  @Endpoint({ policy: 'public', status: 200, summary: 'Declares no body' })
  empty() {
    return { done: true };
  }

  @Put('upload')
  @Endpoint({ policy: 'public', upload: true, summary: 'Length of a file' })
  async upload(@Req() { body }: FastifyRequest) {
    let bytes = 0;
    if (isStream(body)) for await (const part of body) bytes += part.length;
    return { bytes };
  }

  @Post('with-credential')
  @Endpoint({ policy: 'public', unsigned: true, credential: NoteCredential, body: noteBody, summary: 'Keeps a door' })
  withCredential() {
    return {};
  }

  @Post('raw')
  @Endpoint({ policy: 'public', rawBody: true, status: 200, summary: 'Length of the body' })
  raw(@Req() request: FastifyRequest & { rawBody?: Buffer }) {
    return { text: request.rawBody?.toString('utf8') };
  }

  @Post()
  @Endpoint({ policy: 'user', body: noteBody, summary: 'A new note' })
  async add(@Body() body: z.infer<typeof noteBody>) {
    await this.database.transaction(async (manager) => {
      const id = crypto.randomUUID();
      await manager.insert(NoteEntity, newNote(id, body.title));
      await this.outbox.addTask(manager, 'pin', { id });
    });
    return { title: body.title };
  }
}

@Controller('api/admin/notes')
class EditorNoteController {
  @Get()
  @Endpoint({ policy: 'user', summary: 'For every account' })
  list() {
    return {};
  }
}

@Controller('internal/notes')
class InternalNoteController {
  @Get()
  @Endpoint({ policy: { services: ['identity'] }, summary: 'For identity alone' })
  internal() {
    return { ok: true };
  }
}

@Controller('api/open')
export class ForgottenController {
  @Get(':id')
  open() {
    return {};
  }
}

@Module({ controllers: [ForgottenController] })
export class ForgottenModule {}

@Controller('api/versions')
export class VersionController {
  @Patch(':id')
  @Endpoint({ policy: 'public', versioned: true, summary: 'Changes a version' })
  change(@Headers('if-match') ifMatch: string) {
    return { ifMatch };
  }
}

@Controller('api/versions')
export class SilentVersionController {
  @Patch(':id')
  @Endpoint({ policy: 'public', summary: 'Changes a version' })
  change(@Headers('if-match') ifMatch: string) {
    return { ifMatch };
  }
}

export const noteDefinition: ServiceDefinition = {
  domain: 'store',
  config: z.object({
    NOTE_LIMIT: z.coerce.number().int().default(10).describe('Notes of one user').meta({ example: '10' }),
  }),
  controllers: [NoteController, EditorNoteController, InternalNoteController],
  providers: [Notes, NoteCredential],
  entities: [NoteEntity],
  migrations: [CreateNote1763700000001],
  prepare: (app) => {
    const fastify = app.getHttpAdapter().getInstance();
    fastify.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  },
  tasks: {
    pin: async (payload, { get }) => {
      const { id } = payload as { id: string };
      await get(Database).read.update(NoteEntity, { id }, { title: 'pinned' });
    },
  },
};

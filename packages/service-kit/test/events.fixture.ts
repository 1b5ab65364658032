import { setTimeout as pause } from 'node:timers/promises';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { Column, Entity, type MigrationInterface, PrimaryColumn, type QueryRunner, Table } from 'typeorm';
import { z } from 'zod';
import {
  Database,
  Endpoint,
  EVENT_SUBSCRIBERS,
  idColumn,
  Outbox,
  type ServiceDefinition,
  tableColumn,
} from '../src/index.ts';

// Only one receiver, whoever else subscribes in the project: these tests count deliveries.
EVENT_SUBSCRIBERS['identity.user.erased'] = ['store'];

@Entity('effect')
export class EffectEntity {
  @PrimaryColumn(idColumn())
  id: string;

  @Column(idColumn({ name: 'user_id' }))
  userId: string;
}

class CreateEffect1763700000001 implements MigrationInterface {
  name = 'CreateEffect1763700000001';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [tableColumn.id('id', { isPrimary: true }), tableColumn.id('user_id')];
    await runner.createTable(new Table({ name: 'effect', columns }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('effect', true);
  }
}

const data = { entities: [EffectEntity], migrations: [CreateEffect1763700000001] };
const userBody = z.object({ userId: z.uuid(), fail: z.boolean().default(false) });

@Controller('api/erase')
class SenderController {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  @Post()
  @Endpoint({ policy: 'public', body: userBody, status: 204, summary: 'Writes something and tells of it' })
  async erase(@Body() { userId, fail }: z.infer<typeof userBody>): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.insert(EffectEntity, { id: crypto.randomUUID(), userId });
      await this.outbox.add(manager, 'identity.user.erased', { userId, emailKeys: [] });
      if (fail) throw new Error('changed my mind');
    });
  }

  @Get('slow')
  @Endpoint({ policy: 'public', summary: 'Takes a while' })
  async slow() {
    await pause(1000);
    return { done: true };
  }
}

export const senderDefinition: ServiceDefinition = { domain: 'identity', controllers: [SenderController], ...data };

/** What the receiver does with an event before its transaction commits; tests replace it. */
export const receiving = { before: async (_userId: string) => {} };

export const receiverDefinition: ServiceDefinition = {
  domain: 'store',
  ...data,
  onEvent: {
    'identity.user.erased': async ({ userId }, manager) => {
      await manager.insert(EffectEntity, { id: crypto.randomUUID(), userId });
      await receiving.before(userId);
    },
  },
};

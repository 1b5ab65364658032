import { Body, Controller, Module, Param, Post } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { z } from 'zod';
import {
  auditPart,
  createTable,
  Database,
  deliveriesPart,
  Endpoint,
  integerColumn,
  joinParts,
  key,
  recordChange,
  type ServiceDefinition,
  tableColumn,
  textColumn,
} from '../src/index.ts';

@Entity('price')
export class PriceEntity {
  @PrimaryColumn(textColumn(20))
  id: string;

  @Column(integerColumn())
  cents: number;
}

const body = z.object({ cents: z.number().int(), fails: z.boolean().optional(), silent: z.boolean().optional() });

@Controller('api/prices')
class PriceController {
  constructor(private readonly database: Database) {}

  @Post(':id')
  @Endpoint({ policy: { roles: ['admin'] }, params: z.object({ id: z.string() }), body, summary: 'Sets a price' })
  set(@Param('id') id: string, @Body() { cents, fails, silent }: z.infer<typeof body>) {
    return this.database.transaction(async (manager) => {
      const before = await manager.findOneBy(PriceEntity, { id });
      await manager.upsert(PriceEntity, { id, cents }, ['id']);
      const subject = { kind: 'price', id };
      if (!silent)
        await recordChange(manager, {
          action: 'blog.price.set',
          subject,
          before: before ? { ...before } : undefined,
          after: { id, cents },
        });
      if (fails) throw new Error('after the entry');
      return { cents };
    });
  }
}

@Module({ controllers: [PriceController] })
class PriceModule {}

/** A service whose one change is recorded, or left out for a test. */
export const priceDefinition: ServiceDefinition = {
  domain: 'blog',
  ...joinParts([
    {
      module: PriceModule,
      entities: [PriceEntity],
      migrations: [
        createTable('CreatePrice1795500000001', 'price', [
          tableColumn.text('id', 20, key),
          tableColumn.integer('cents'),
        ]),
      ],
    },
    auditPart('CreateAuditTrail1795500000002'),
    deliveriesPart('blog'),
  ]),
};

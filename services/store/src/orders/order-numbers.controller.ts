import { Database, Endpoint } from '@arcada/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { In } from 'typeorm';
import { z } from 'zod';
import { OrderEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';

const idsQuery = z.object({ ids: z.string().regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/) });
const numberSchema = z.object({ id: z.uuid(), number: z.string() });

/** For learning, which knows orders by their ids only. */
@Controller('internal/orders')
export class OrderNumbersController {
  constructor(private readonly database: Database) {}

  @Get('numbers')
  @Endpoint({
    policy: { services: ['learning'] },
    query: idsQuery,
    response: z.array(numberSchema),
    summary: 'Numbers of orders as their buyers see them, by id',
  })
  async of(@Query() { ids }: z.infer<typeof idsQuery>): Promise<z.infer<typeof numberSchema>[]> {
    const orders = await this.database.read.find(OrderEntity, {
      where: { id: In(ids.split(',')) },
      select: { id: true, number: true },
    });
    return orders.map(({ id, number }) => ({ id, number: orderNumber(number) }));
  }
}

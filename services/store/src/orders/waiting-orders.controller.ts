import { slugSchema, uuidSchema } from '@arcada/contracts';
import { Database, Endpoint } from '@arcada/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { In } from 'typeorm';
import { z } from 'zod';
import { OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';

const buyerParams = z.object({ userId: uuidSchema, courseId: slugSchema });

/** For learning, which knows an order only once it is paid. */
@Controller('internal/buyers')
export class WaitingOrdersController {
  constructor(private readonly database: Database) {}

  @Get(':userId/courses/:courseId/order')
  @Endpoint({
    policy: { services: ['learning'] },
    params: buyerParams,
    response: z.object({ waiting: z.boolean() }),
    summary: 'Whether an order of this course waits for its payment, or for a look at it',
  })
  async waiting(@Param() { userId, courseId }: z.infer<typeof buyerParams>): Promise<{ waiting: boolean }> {
    const { read } = this.database;
    const open = await read.find(OrderEntity, {
      where: { userId, status: In(['pending', 'paid', 'paid_late', 'mismatch']) },
      select: { id: true },
    });
    const lines = { orderId: In(open.map(({ id }) => id)), type: 'course' as const, refId: courseId };
    return { waiting: open.length > 0 && (await read.existsBy(OrderLineEntity, lines)) };
  }
}

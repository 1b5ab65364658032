import { type DeliveryQuery, deliveryQuery, deliverySchema, keysetPageOf, type ServiceDomain } from '@arcada/contracts';
import { Body, Controller, Delete, Get, Module, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../database/database.ts';
import { Endpoint } from '../http/endpoint.ts';
import type { ServicePart } from '../service-part.ts';
import { ManagedDeliveries } from './managed-deliveries.ts';

const policy = { roles: ['admin'] } as const;
const retryBody = z.object({ ids: z.array(z.uuid()).min(1).max(100) });
const retried = z.object({ retried: z.int() });

/**
 * The outbox of a service for admins, at `/api/admin/deliveries/<domain>`: what waits, which mails were sent, and what
 * was given up, to be tried again or dropped. It needs the service's audit trail.
 */
export function deliveriesPart(domain: ServiceDomain): ServicePart {
  @Controller(`api/admin/deliveries/${domain}`)
  class DeliveryController {
    constructor(private readonly deliveries: ManagedDeliveries) {}

    @Get()
    @Endpoint({
      policy,
      query: deliveryQuery,
      response: keysetPageOf(deliverySchema),
      summary: 'Events, mails and tasks that wait or were given up, and mails that were sent in the last 30 days',
    })
    list(@Query() query: DeliveryQuery) {
      return this.deliveries.list(query);
    }

    @Post('retry')
    @Endpoint({
      policy,
      body: retryBody,
      response: retried,
      status: 200,
      summary: 'Tries what was given up from the beginning',
    })
    async retry(@Body() { ids }: z.infer<typeof retryBody>) {
      return { retried: await this.deliveries.retry(ids) };
    }

    @Delete(':id')
    @Endpoint({
      policy: { ...policy, confirmed: true },
      params: z.object({ id: z.uuid() }),
      status: 204,
      summary: 'Deletes what was given up',
    })
    drop(@Param('id') id: string): Promise<void> {
      return this.deliveries.drop(id);
    }
  }

  @Controller('internal/deliveries')
  class DeadCountController {
    constructor(private readonly deliveries: ManagedDeliveries) {}

    @Get('dead')
    @Endpoint({
      policy: { services: ['admin'] },
      response: z.object({ count: z.int().min(0) }),
      summary: 'How many were given up',
    })
    async count() {
      return { count: await this.deliveries.countDead() };
    }
  }

  @Module({
    controllers: [DeliveryController, DeadCountController],
    providers: [
      {
        provide: ManagedDeliveries,
        inject: [Database],
        useFactory: (database: Database) => new ManagedDeliveries(database, domain),
      },
    ],
  })
  class DeliveriesModule {}

  return { module: DeliveriesModule };
}

import { ServiceClient, ServiceError } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

const numbersSchema = z.array(z.object({ id: z.uuid(), number: z.string() }));
const mostAsked = 100;

/** Numbers of orders, from the store. */
@Injectable()
export class OrderNumbers {
  private readonly logger = new Logger('OrderNumbers');

  constructor(private readonly services: ServiceClient) {}

  /** By id; empty when the store is unavailable: the orders are then shown without. */
  async of(ids: readonly string[]): Promise<Record<string, string>> {
    if (ids.length === 0) return {};
    try {
      const path = `internal/orders/numbers?ids=${ids.slice(0, mostAsked).join(',')}`;
      const found = await this.services.call('store', path, { schema: numbersSchema });
      return Object.fromEntries(found.map(({ id, number }) => [id, number]));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.logger.warn(error);
      return {};
    }
  }
}

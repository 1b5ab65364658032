import { Database, forgetOldAnswers } from '@arcada/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { CartEntity, CartLineEntity } from '../cart/cart.entity.ts';

const everyMilliseconds = 3600_000;
const cartDays = 90;
const atOnce = 500;

/** Drops what nobody will ask for again: answers kept for repeated requests, and visitors' carts left for 90 days. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Housekeeping');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.run().catch((error: unknown) => this.logger.error(error));
    }, everyMilliseconds).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  async run(now = Date.now()): Promise<void> {
    await this.database.transaction((manager) => forgetOldAnswers(manager, now));
    const left = { userId: IsNull(), updatedAt: LessThan(now - cartDays * 86_400_000) };
    const carts = await this.database.read.find(CartEntity, { where: left, select: { id: true }, take: atOnce });
    for (const { id } of carts)
      await this.database.transaction(async (manager) => {
        await manager.delete(CartLineEntity, { cartId: id });
        await manager.delete(CartEntity, { ...left, id });
      });
  }
}

import { randomUUID } from 'node:crypto';
import type { CheckoutAnswer, InternalCaller, Order, OrderStatus, Problem, Role } from '@arcada/contracts';
import { Database, type DatabaseKind, type UserActor } from '@arcada/service-kit';
import { buildUser, type StartOptions, startService, type TestCaller, type TestService } from '@arcada/testing/service';
import { type KeptMail, keptMails, wholeMail } from '../../../../tools/test/read-mail.ts';
import { Catalogue } from '../../src/catalogue/catalogue.ts';
import { ProductEntity } from '../../src/catalogue/product.entity.ts';
import { storeDefinition } from '../../src/definition.ts';
import { addProduct, products, type TestProduct } from './products.ts';
import { openSurroundings, type Surroundings } from './surroundings.ts';

export type Refused = Omit<Problem, 'status'> & Record<string, unknown>;
export interface Buyer extends TestCaller {
  user: UserActor;
}

/** A real store: Nest, TypeORM, the Stripe SDK against the local Stripe. */
export class TestStore {
  private constructor(
    readonly around: Surroundings,
    readonly service: TestService,
  ) {}

  static async open(
    kind: DatabaseKind,
    env: Record<string, string> = {},
    options: Pick<StartOptions, 'calls'> = {},
  ): Promise<TestStore> {
    const around = await openSurroundings();
    const service = await startService(storeDefinition, { ...options, kind, env: { ...around.env, ...env } });
    around.gateway.target = service.url;
    const store = new TestStore(around, service);
    for (const product of products) await store.addProduct(product);
    return store;
  }

  async restart(): Promise<void> {
    await this.service.restart();
    this.around.gateway.target = this.service.url;
  }

  async close(): Promise<void> {
    await this.service.stop();
    await this.around.close();
  }

  get database(): Database {
    return this.service.get(Database);
  }
  get stripe() {
    return this.around.stripe.controls;
  }
  get visitor(): TestCaller {
    return this.service.anonymous;
  }

  buyer(
    role: Role = 'customer',
    more: Partial<Pick<UserActor, 'id' | 'confirmedAt' | 'adminUntil' | 'viewedBy'>> = {},
  ): Buyer {
    const user = buildUser({ role, ...more });
    return Object.assign(this.service.as(user), { user });
  }
  from = (caller: InternalCaller) => this.service.from(caller);

  async addProduct(product: TestProduct): Promise<void> {
    await addProduct(this.database.read, this.service.dataDir, product);
    await this.service.get(Catalogue).refresh();
  }

  /** As the admin area does. */
  async changeProduct(id: string, changes: Partial<ProductEntity>): Promise<void> {
    await this.database.read.update(ProductEntity, { id }, changes);
    await this.service.get(Catalogue).refresh();
  }

  async add(cartId: string, productId: string, times = 1, caller: TestCaller = this.visitor): Promise<void> {
    for (let i = 0; i < times; i++) {
      const line = { cartId, type: 'product', productId, price: 0.01, quantity: 1 };
      const { status, body } = await caller.post('/api/cart', line);
      if (status !== 201) throw new Error(`not added: ${JSON.stringify(body)}`);
    }
  }

  /** A cart of two toolkits (19.99) and one pack (5.01): 44.99 in all. */
  async fill(cartId: string = randomUUID()): Promise<string> {
    await this.add(cartId, 'toolkit', 2);
    await this.add(cartId, 'pack');
    return cartId;
  }

  /** That cart, checked out. */
  async checkout(buyer: Buyer, language = 'en') {
    const cartId = await this.fill();
    const response = await buyer.post<CheckoutAnswer>(`/api/checkout?lang=${language}`, {
      cartId,
      expectedTotal: 44.99,
    });
    if (response.status !== 201) throw new Error(`no checkout: ${JSON.stringify(response.body)}`);
    const { orderId, url } = response.body;
    return { cartId, orderId, url, sessionId: sessionOf(url) };
  }

  /** That cart, paid and fulfilled. */
  async purchase(buyer: Buyer, language = 'en') {
    const checkout = await this.checkout(buyer, language);
    this.stripe.pay(checkout.sessionId);
    return { ...checkout, order: await this.until(buyer, checkout.orderId, 'fulfilled') };
  }

  async order(buyer: Buyer, orderId: string): Promise<Order> {
    return (await buyer.get<Order>(`/api/orders/${orderId}`)).body;
  }

  /** Waits until an order has a status. */
  until(buyer: Buyer, orderId: string, status: OrderStatus): Promise<Order> {
    return eventually(async () => {
      const order = await this.order(buyer, orderId);
      return order.status === status ? order : undefined;
    }, `the order is ${status}`);
  }

  /** Decoded e-mails to a buyer. */
  async mails(buyer: Buyer): Promise<string[]> {
    return (await this.mailsTo(buyer)).map(wholeMail);
  }

  /** The files of each of them. */
  async mailFiles(buyer: Buyer): Promise<KeptMail['files'][]> {
    return (await this.mailsTo(buyer)).map(({ files }) => files);
  }

  private async mailsTo(buyer: Buyer): Promise<KeptMail[]> {
    const mails = await keptMails(this.service.dataDir);
    return mails.filter(({ head }) => head.includes(`user-${buyer.user.id.slice(0, 8)}@`));
  }

  /** Number of rows that match. */
  async count(from: string, ...parameters: unknown[]): Promise<number> {
    const [row] = await this.database.read.query<{ n: number }[]>(`SELECT COUNT(*) AS n FROM ${from}`, parameters);
    return Number(row?.n);
  }
}

/** Retries until there is a result; fails after a minute. */
export async function eventually<T>(ask: () => Promise<T | undefined>, what: string): Promise<T> {
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    const response = await ask();
    if (response !== undefined) return response;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`waited in vain until ${what}`);
}

export function sessionOf(url: string): string {
  const id = /cs_test_\w+/.exec(url)?.[0];
  if (!id) throw new Error(`no session in ${url}`);
  return id;
}

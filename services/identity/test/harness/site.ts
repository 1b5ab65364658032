import { hash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { User } from '@arcada/contracts';
import { Database, type DatabaseKind, Outbox, OutboxEntity } from '@arcada/service-kit';
import { signerOf, startService, TestCaller, type TestService } from '@arcada/testing/service';
import { keptMails, wholeMail } from '../../../../tools/test/read-mail.ts';
import { identityDefinition } from '../../src/definition.ts';
import { Browser } from './browser.ts';

interface SiteOptions {
  /** Mails and tasks stay in the outbox. */
  withoutDelivery?: boolean;
}

interface Resolved {
  userId: string;
  username: string;
  role: User['role'];
  sessionId: string;
  confirmedAt: number;
  adminUntil: number;
  secondFactorMissing: boolean;
  viewedBy?: string;
}

/**
 * The identity service and what the gateway does for it: sessions resolved from cookies, evictions
 * received.
 */
export class Site {
  /** Ids of users that the gateway was told to evict, in order. */
  readonly evicted: string[] = [];
  /** Runs when an eviction arrives, before it is confirmed. */
  onEvict: (userId: string) => Promise<void> = async () => {};
  readonly gateway: TestCaller;

  private constructor(
    readonly service: TestService,
    private readonly edge: Server,
  ) {
    this.gateway = service.from('gateway');
  }

  static async start(kind: DatabaseKind, env: Record<string, string> = {}, options: SiteOptions = {}): Promise<Site> {
    let site: Site | undefined;
    const edge = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', async () => {
        const { userId } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { userId: string };
        await site?.onEvict(userId);
        site?.evicted.push(userId);
        response.end();
      });
    });
    await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
    const { port } = edge.address() as AddressInfo;
    const service = await startService(identityDefinition, {
      kind,
      env: { GATEWAY_INTERNAL_URLS: `http://127.0.0.1:${port}`, ...env },
      ...(options.withoutDelivery && { relay: { pollMilliseconds: 3_600_000 } }),
    });
    site = new Site(service, edge);
    if (options.withoutDelivery) service.get(Outbox).onAdded(() => {});
    return site;
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await new Promise((resolve) => this.edge.close(resolve));
  }

  get database(): Database {
    return this.service.get(Database);
  }

  browser(address?: string): Browser {
    return new Browser(this, address);
  }

  async resolve(cookie: string, adminArea = false): Promise<Resolved | undefined> {
    const response = await this.gateway.post<Resolved>('internal/sessions/resolve', {
      tokenHash: hash('sha256', cookie, 'hex'),
      adminArea,
      readsViews: true,
    });
    return response.status === 200 ? response.body : undefined;
  }

  /** How the gateway calls on behalf of a visitor. */
  callerFor(session: Resolved | undefined): TestCaller {
    const signer = signerOf('gateway');
    const user = session && { kind: 'user' as const, id: session.userId, ...session };
    return new TestCaller(
      () => this.service.url,
      () => signer.token('identity', user),
    );
  }

  /** Waits until everything in the outbox is delivered. */
  async delivered(): Promise<void> {
    for (;;) {
      const waiting = await this.database.read.countBy(OutboxEntity, [{ kind: 'mail' }, { kind: 'task' }]);
      if (waiting === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Mails to an address, decoded, the latest last. */
  async mailsTo(address: string): Promise<string[]> {
    await this.delivered();
    const mails = await keptMails(this.service.dataDir);
    return mails.filter(({ head }) => head.includes(`To: ${address}`)).map(wholeMail);
  }
}

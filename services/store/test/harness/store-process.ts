import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Role } from '@arcada/contracts';
import { buildUser, compileCache, signerOf, TestCaller } from '@arcada/testing/service';
import type { Buyer } from './store.ts';

const root = join(import.meta.dirname, '../../../..');
const bundle = join(root, 'services/store/.data/test-build');

/** Builds the store as shipped. */
export const buildStore = () =>
  promisify(execFile)(process.execPath, ['tools/build/service.ts', 'store', bundle], { cwd: root });

/** The shipped store as a separate process, which tests can kill. */
export class StoreProcess {
  private child: ChildProcess | undefined;
  private constructor(
    private readonly env: Record<string, string>,
    readonly url: string,
  ) {}

  static async on(env: Record<string, string>): Promise<StoreProcess> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    return new StoreProcess({ ...env, STORE_PORT: String(port) }, `http://127.0.0.1:${port}`);
  }

  async start(): Promise<void> {
    const options = {
      env: { ...compileCache, ...this.env, LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent' },
      stdio: 'inherit',
    } as const;
    const child = spawn(process.execPath, [join(bundle, 'main.js'), 'serve'], options);
    this.child = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the store ended with ${child.exitCode} instead of starting`);
      if (child.signalCode !== null) return;
      const ready = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (ready?.status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Like `kill -9`: no clean-up, no message. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  buyer(role: Role = 'customer'): Buyer {
    const user = buildUser({ role });
    const signer = signerOf('gateway');
    return Object.assign(
      new TestCaller(
        () => this.url,
        () => signer.token('store', user),
      ),
      { user },
    );
  }
}

/**
 * Repeats a call with the same content until the store responds, as a client with an
 * Idempotency-Key does.
 */
export async function insist<T>(call: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + 60_000; ; ) {
    try {
      return await call();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

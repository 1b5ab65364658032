import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildUser, compileCache, signerOf, TestCaller } from '@arcada/testing/service';

const root = path.join(import.meta.dirname, '../../../..');
const bundle = path.join(root, 'services/blog/.data/test-build');

/** Builds the blog as shipped. */
export const buildBlog = () =>
  promisify(execFile)(process.execPath, ['tools/build/service.ts', 'blog', bundle], { cwd: root });

/** The shipped blog as a separate process, which tests can kill. */
export class BlogProcess {
  private child: ChildProcess | undefined;
  private constructor(
    private readonly env: Record<string, string>,
    readonly url: string,
  ) {}

  static async on(env: Record<string, string>): Promise<BlogProcess> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    return new BlogProcess({ ...env, BLOG_PORT: String(port) }, `http://127.0.0.1:${port}`);
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [path.join(bundle, 'main.js'), 'serve'], {
      env: { ...compileCache, ...this.env },
      stdio: 'inherit',
    });
    this.child = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the blog ended with ${child.exitCode} instead of starting`);
      if (child.signalCode !== null) return;
      const ready = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (ready?.ok) return;
      await pause(20);
    }
  }

  /** Like `kill -9`. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  admin(): TestCaller {
    const user = buildUser({ role: 'admin' });
    const signer = signerOf('gateway');
    return new TestCaller(
      () => this.url,
      () => signer.token('blog', user),
    );
  }
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { compileCache, internalJwks, internalKey } from '@arcada/testing/service';
import { tokens } from './registry.fixture.ts';

const root = path.join(import.meta.dirname, '../../..');
const bundle = path.join(root, 'services/registry/.data/test-build');

/** The shipped registry as a separate process, which tests stop and kill. */
export class RegistryProcess {
  private child: ChildProcess | undefined;
  private constructor(
    readonly dataDir: string,
    readonly url: string,
    private readonly env: Record<string, string>,
  ) {}

  static async create(): Promise<RegistryProcess> {
    const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'arcada-registry-process-'));
    await promisify(execFile)(process.execPath, ['tools/build/service.ts', 'registry', bundle], { cwd: root });
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    return new RegistryProcess(dataDir, `http://127.0.0.1:${port}`, {
      REGISTRY_PORT: String(port),
      DATA_DIR: dataDir,
      SITE_URL: 'http://localhost:8080',
      INTERNAL_KEY: internalKey('registry'),
      INTERNAL_JWKS: internalJwks,
      RELEASE_TOKENS: JSON.stringify(tokens),
      LOG_LEVEL: 'silent',
    });
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [path.join(bundle, 'main.js'), 'serve'], {
      env: { ...compileCache, PATH: process.env.PATH ?? '', ...this.env },
      stdio: 'inherit',
    });
    this.child = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the registry ended with ${child.exitCode} instead of starting`);
      const ready = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (ready?.status === 200) return;
      await pause(20);
    }
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(name);
  }

  /** Like `kill -9`. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    await fs.rm(this.dataDir, { recursive: true, force: true });
  }
}

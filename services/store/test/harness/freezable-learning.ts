import { spawn } from 'node:child_process';
import { once } from 'node:events';

// Sells every requested course at the same price, and accepts every event.
const program = `
  const server = require('node:http').createServer((request, response) => {
    const id = request.url.split('?')[0].split('/').at(-1);
    const course = { id, title: 'Course ' + id, price: 49.5 };
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(id === 'events' ? { duplicate: false } : course)));
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));
`;

export interface FreezableLearning {
  url: string;
  /** The system still accepts connections, but no response is sent. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** A learning service as a process of its own, which tests can stop by a signal. */
export async function startFreezableLearning(): Promise<FreezableLearning> {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${port.toString()}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

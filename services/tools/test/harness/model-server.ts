import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelCall {
  body: { model: string; instructions: string; input: { role: string; content: string }[]; max_output_tokens: number };
  headers: http.IncomingHttpHeaders;
  /** Set when the caller has closed the connection before the end. */
  aborted: boolean;
}

type Script = (stream: ModelStream, call: ModelCall) => void | Promise<void>;

/** One response of the Responses API as server-sent events, written step by step. */
export class ModelStream {
  private sequence = 0;
  private text = '';

  constructor(readonly response: http.ServerResponse) {}

  begin(): this {
    this.response.writeHead(200, { 'content-type': 'text/event-stream' });
    return this.send('response.created', { response: this.whole('in_progress') });
  }

  say(...deltas: string[]): this {
    for (const delta of deltas) {
      this.text += delta;
      this.send('response.output_text.delta', { item_id: 'msg_1', output_index: 0, content_index: 0, delta });
    }
    return this;
  }

  complete(tokens = 100): void {
    const usage = { input_tokens: tokens - 10, output_tokens: 10, total_tokens: tokens };
    this.send('response.completed', { response: { ...this.whole('completed'), usage } }).response.end();
  }

  send(type: string, data: object): this {
    this.sequence += 1;
    this.response.write(
      `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: this.sequence, ...data })}\n\n`,
    );
    return this;
  }

  /** Responds with an error instead. */
  refuse(status: number, code: string): void {
    this.response.writeHead(status, { 'content-type': 'application/json' });
    this.response.end(JSON.stringify({ error: { message: 'Secret words of the caller', type: code, code } }));
  }

  private whole(status: string) {
    const content = [{ type: 'output_text', text: this.text, annotations: [] }];
    const output = this.text ? [{ id: 'msg_1', type: 'message', role: 'assistant', status, content }] : [];
    return { id: 'resp_1', object: 'response', created_at: 0, status, model: 'test-model', output };
  }
}

/** A provider on this machine, which does what a test says: the real SDK calls it. */
export async function startModelServer() {
  const calls: ModelCall[] = [];
  let script: Script = (stream) => stream.refuse(500, 'no_script');
  const server = http.createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const call: ModelCall = { body: JSON.parse(text), headers: request.headers, aborted: false };
    calls.push(call);
    response.on('close', () => {
      call.aborted = !response.writableEnded;
    });
    await script(new ModelStream(response), call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    calls,
    does: (next: Script) => {
      script = next;
      calls.length = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

/** The environment in which the service uses it, with time-outs that a test can wait for. */
export const modelEnvironment = ({ url }: Pick<ModelServer, 'url'>) => ({
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: 'test-model',
  OPENAI_FIRST_BYTE_SECONDS: '3',
  OPENAI_STALL_SECONDS: '1.5',
  OPENAI_TOTAL_SECONDS: '300',
  TOOLS_ASSISTANT_QUESTIONS_PER_MINUTE: '100',
});

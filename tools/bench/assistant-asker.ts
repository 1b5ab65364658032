import { randomUUID } from 'node:crypto';
import { demoAccounts } from '../start/demo-accounts.ts';

export interface Asker {
  /** Whether it refused, and what it showed, in order: sources that it quoted, or the nearest ones. */
  ask(question: string, language: string): Promise<{ refused: boolean; sources: string[] }>;
  knows(source: string): Promise<boolean>;
}

/** Asks the documentation assistant of a site as its demo customer, through the gateway. */
export async function askAs(site: string): Promise<Asker> {
  const { username, password } = demoAccounts.find(({ role }) => role === 'customer') ?? demoAccounts[0];
  const headers = () => ({ 'content-type': 'application/json', origin: site, 'idempotency-key': randomUUID() });
  const send = (to: string, body: object, cookie = '') =>
    fetch(`${site}${to}`, { method: 'POST', headers: { ...headers(), cookie }, body: JSON.stringify(body) });
  const login = await send('/api/login', { username, password });
  if (!login.ok) throw new Error(`The customer could not sign in: ${login.status} ${await login.text()}`);
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return {
    async ask(question, language) {
      const response = await send(`/api/assistant/messages?lang=${language}`, { question }, cookie);
      const stream = await response.text();
      if (!response.ok) throw new Error(`The assistant returned ${response.status}: ${stream}`);
      return readStream(stream);
    },
    async knows(source) {
      const response = await fetch(`${site}/api/assistant/sources?id=${source}`, { headers: { cookie } });
      await response.arrayBuffer();
      return response.ok;
    },
  };
}

function readStream(stream: string): { refused: boolean; sources: string[] } {
  const events = stream
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [name = '', data = ''] = block.split('\n');
      return { name: name.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) };
    });
  const refusal = events.find(({ name }) => name === 'refusal')?.data as { nearest: { id: string }[] } | undefined;
  const quoted = events.filter(({ name }) => name === 'citation').map(({ data }) => (data as { id: string }).id);
  return { refused: refusal !== undefined, sources: refusal ? refusal.nearest.map(({ id }) => id) : quoted };
}

import { randomUUID } from 'node:crypto';
import type { EmailConfirmation, User } from '@arcada/contracts';
import type { Answer } from '@arcada/testing/service';
import type { Site } from './site.ts';

export const goodPassword = 'a-quiet-harbour';

/** A browser at the gateway: keeps the session cookie, and calls as the person the cookie resolves to. */
export class Browser {
  cookie: string | undefined;
  language = 'pt-BR';

  constructor(
    private readonly site: Site,
    private readonly address = '203.0.113.7',
  ) {}

  async send<T = Record<string, unknown>>(
    method: string,
    to: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const session =
      this.cookie === undefined ? undefined : await this.site.resolve(this.cookie, to.startsWith('api/admin/'));
    const response = await this.site.callerFor(session).send<T>(method, to, body, {
      'x-forwarded-for': this.address,
      'accept-language': this.language,
      'user-agent': 'Test browser',
      ...headers,
    });
    for (const line of response.headers.getSetCookie()) {
      const match = /^(?:__Host-)?arcada_session=([^;]*)/.exec(line);
      if (match) this.cookie = match[1] || undefined;
    }
    return response;
  }

  get = <T = Record<string, unknown>>(to: string) => this.send<T>('GET', to);
  post = <T = Record<string, unknown>>(to: string, body: unknown = {}, headers?: Record<string, string>) =>
    this.send<T>('POST', to, body, headers);

  async register(wish: Partial<Record<'username' | 'password' | 'email' | 'fullName' | 'role', string>> = {}) {
    const username = wish.username ?? `user-${randomUUID().slice(0, 8)}`;
    const response = await this.post<User>('api/register', {
      password: goodPassword,
      email: `${username.replace(/[^a-z0-9-]/gi, '')}-${randomUUID().slice(0, 4)}@example.com`,
      ...wish,
      username,
    });
    if (response.status !== 201)
      throw new Error(`register returned ${response.status}: ${JSON.stringify(response.body)}`);
    return response.body;
  }

  signIn = (username: string, password = goodPassword) =>
    this.post<User & { message?: string }>('api/login', { username, password });

  confirm = (token: string) => this.post<EmailConfirmation>('api/confirm-email', { token });

  /** 200 or 401. */
  whoAmI = async () => (await this.get('api/user')).status;
}

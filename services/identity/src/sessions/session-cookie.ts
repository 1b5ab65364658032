import { sessionCookieName } from '@arcada/contracts';
import { CONFIG, type ServiceConfig } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

// The longest that browsers keep a cookie. When a session ends the server decides, 30 days after its last use: a
// shorter life here would end sessions that are in use.
const cookieDays = 400;

/** Tells scripts that asking who is signed in is worth a call; it opens nothing. */
const hint = 'arcada_signed_in';

/** The browser's half of a session. Under TLS the `__Host-` name binds it to this host and to secure connections. */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly attributes: string;

  constructor(@Inject(CONFIG) config: ServiceConfig) {
    const secure = config.SITE_URL.startsWith('https:');
    this.name = sessionCookieName(config.SITE_URL);
    this.attributes = `; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  set(reply: FastifyReply, token: string): void {
    const life = `; Max-Age=${cookieDays * 86_400}`;
    reply.header('set-cookie', [
      `${this.name}=${token}${this.attributes}; HttpOnly${life}`,
      `${hint}=1${this.attributes}${life}`,
    ]);
  }

  clear(reply: FastifyReply): void {
    reply.header('set-cookie', [
      `${this.name}=${this.attributes}; HttpOnly; Max-Age=0`,
      `${hint}=${this.attributes}; Max-Age=0`,
    ]);
  }
}

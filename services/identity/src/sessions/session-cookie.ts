import { endedSessionCookies, sessionCookies } from '@arcada/contracts';
import { CONFIG, type ServiceConfig } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

// The longest that browsers keep a cookie. The server ends a session 30 days after its last use; a
// shorter life here would end sessions in use.
const cookieDays = 400;

/** The session cookie. Under TLS the `__Host-` prefix binds it to this host and to secure connections. */
@Injectable()
export class SessionCookie {
  private readonly siteUrl: string;

  constructor(@Inject(CONFIG) config: ServiceConfig) {
    this.siteUrl = config.SITE_URL;
  }

  set(reply: FastifyReply, token: string): void {
    reply.header('set-cookie', sessionCookies(this.siteUrl, token, cookieDays * 86_400));
  }

  clear(reply: FastifyReply): void {
    reply.header('set-cookie', endedSessionCookies(this.siteUrl));
  }
}

import type { Login } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { readClient } from '../sessions/client.ts';
import { invalidCredentials } from './sign-in.errors.ts';
import { type Authenticated, SignIn } from './sign-in.service.ts';

/** passport-local: user name and password of the body, checked by SignIn. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly signIn: SignIn) {
    super({ passReqToCallback: true });
  }

  validate(request: FastifyRequest, username: string, password: string): Promise<Authenticated> {
    const { code } = request.body as Login;
    return this.signIn.authenticate({ username, password, code }, readClient(request));
  }
}

/** Runs after the kit's guard, so the body is valid and the caller allowed. Uses no Passport session. */
@Injectable()
export class LocalGuard extends AuthGuard('local') {
  override handleRequest<A>(error: unknown, account: A): A {
    if (error) throw error;
    if (!account) throw invalidCredentials();
    return account;
  }

  override getAuthenticateOptions() {
    return { session: false };
  }
}

import type { Language } from '@arcada/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '../identity/actor.ts';
import { languageOf } from './language.ts';
import type { KitRequest } from './request.ts';

/** Parameter: the Actor who makes the request. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { caller } = context.switchToHttp().getRequest<KitRequest>();
  if (!caller) throw new Error('CurrentActor is only there in routes with @Endpoint');
  return caller.actor;
});

/** Parameter: the Language of the response, by `?lang=`, then `Accept-Language`, then English. */
export const RequestLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language => languageOf(context.switchToHttp().getRequest<KitRequest>()),
);

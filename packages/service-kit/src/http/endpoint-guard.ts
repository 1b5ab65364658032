import { type Language, validationMessage } from '@arcada/contracts';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { ServiceContext } from '../definition.ts';
import { bearerOf, type Caller, type TokenVerifier } from '../identity/token-verifier.ts';
import { checkAdminStep } from './admin-step.ts';
import { DomainError } from './domain-error.ts';
import { type EndpointOptions, endpointKey, type Policy } from './endpoint.ts';
import { languageOf } from './language.ts';
import { problemTexts } from './problem-texts.ts';
import { repeatedParameters } from './repeated-parameters.ts';
import type { KitRequest } from './request.ts';
import { refuseUndeclaredBody } from './undeclared-body.ts';

/**
 * The one guard of a service: token, policy and schemas. Synchronous for a token that was verified
 * before.
 */
export class EndpointGuard implements CanActivate {
  private readonly endpoints = new Map<unknown, EndpointOptions>();

  constructor(
    private readonly tokens: TokenVerifier,
    private readonly providers: Pick<ServiceContext, 'get'>,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<KitRequest>();
    http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    const endpoint = this.endpointOf(context.getHandler());
    request.endpoint = endpoint;
    if (endpoint.unsigned && request.headers.authorization === undefined) {
      return this.admit(endpoint, request, { issuer: 'gateway', actor: { kind: 'anonymous' } });
    }
    const token = bearerOf(request.headers.authorization);
    if (token === undefined) throw unsigned();
    const caller = this.tokens.recall(token);
    return caller ? this.admit(endpoint, request, caller) : this.verifyAndAdmit(endpoint, request, token);
  }

  private async verifyAndAdmit(endpoint: EndpointOptions, request: KitRequest, token: string) {
    const caller = await this.tokens.verify(token);
    if (!caller) throw unsigned();
    return this.admit(endpoint, request, caller);
  }

  private admit(endpoint: EndpointOptions, request: KitRequest, caller: Caller): true {
    request.caller = caller;
    checkCaller(endpoint, request, caller);
    if (endpoint.credential) this.providers.get(endpoint.credential).checkCredential(request);
    readInput(endpoint, request);
    return true;
  }

  private endpointOf(handler: unknown): EndpointOptions {
    let endpoint = this.endpoints.get(handler);
    if (!endpoint) {
      endpoint = Reflect.getMetadata(endpointKey, handler as object) as EndpointOptions | undefined;
      if (!endpoint) throw new Error('a route without @Endpoint was called');
      this.endpoints.set(handler, endpoint);
    }
    return endpoint;
  }
}

function checkCaller(endpoint: EndpointOptions, request: KitRequest, caller: Caller): void {
  const { policy } = endpoint;
  if (policy !== 'public') checkPolicy(endpoint, policy, caller, request);
  const { actor } = caller;
  if (actor.kind === 'user' && actor.role === 'admin') checkAdminStep(policy, actor, request);
  if (endpoint.ownerOnly && actor.kind === 'user' && actor.viewedBy)
    throw new DomainError('identity.view.owner-only', 403, problemTexts.ownerOnly[languageOf(request)], {
      logLevel: 'info',
    });
}

function readInput(endpoint: EndpointOptions, request: KitRequest): void {
  refuseUndeclaredBody(endpoint, request);
  if (endpoint.params) request.params = parse(endpoint.params, request.params, request);
  if (endpoint.query) request.query = parseQuery(endpoint.query, request);
  if (endpoint.body) request.body = parse(endpoint.body, request.body, request);
}

function checkPolicy(
  { signInAt }: EndpointOptions,
  policy: Exclude<Policy, 'public'>,
  { actor }: Caller,
  request: KitRequest,
): void {
  const language = languageOf(request);
  if (typeof policy === 'object' && 'services' in policy) {
    if (actor.kind !== 'service' || !policy.services.includes(actor.name)) throw forbidden(language);
    return;
  }
  if (actor.kind === 'anonymous') {
    throw new DomainError('identity.session.required', 401, problemTexts.signIn[language], {
      logLevel: 'info',
      ...(signInAt && { data: { signInAt: signInAt(request.params as Record<string, string>) } }),
    });
  }
  if (actor.kind === 'service') throw forbidden(language);
  if (policy !== 'user' && !policy.roles.includes(actor.role)) throw forbidden(language);
}

const forbidden = (language: Language) =>
  new DomainError('identity.role.forbidden', 403, problemTexts.forbidden[language]);

const unsigned = () =>
  new DomainError('internal.token.invalid', 401, 'This port answers signed internal calls only.', { logLevel: 'warn' });

// `lang` is allowed in every query; a strict schema need not name it.
function parseQuery(schema: z.ZodType, request: KitRequest): unknown {
  const query = request.query as Record<string, unknown>;
  const repeated = repeatedParameters(schema, query, languageOf(request));
  if (repeated.length > 0) throw invalid(repeated, languageOf(request));
  if (!('lang' in query)) return parse(schema, query, request);
  languageOf(request);
  const { lang: _lang, ...rest } = query;
  return parse(schema, rest, request);
}

/** More help nobody, and a request may have a million. */
const mostFaults = 100;

function parse(schema: z.ZodType, value: unknown, request: KitRequest): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const language = languageOf(request);
  const faults = result.error.issues.flatMap(nearestFaults);
  const errors = faults.slice(0, mostFaults).map((issue) => ({
    path: issue.path.join('.'),
    message: validationMessage(issue, language),
  }));
  if (faults.length > mostFaults)
    errors.push({
      path: '',
      message: problemTexts.moreFaults[language].replace('{count}', String(faults.length - mostFaults)),
    });
  throw invalid(errors, language);
}

const invalid = (errors: { path: string; message: string }[], language: Language) =>
  new DomainError('request.invalid', 400, problemTexts.invalid[language], {
    detail: errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; '),
    errors,
  });

type Issue = z.core.$ZodIssue;
/** The keys that were sent say which shape was meant, however many faults are below them. */
const unknownKey = 1_000_000;
const weightOf = (issues: readonly Issue[]) =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length * unknownKey : 1), 0);

/** Of a value that may have one of several shapes, the faults against the shape that it comes nearest to. */
function nearestFaults(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest] = issue.errors.toSorted((a, b) => weightOf(a) - weightOf(b));
  if (!nearest) return [issue];
  return nearest.flatMap((inner) => nearestFaults({ ...inner, path: [...issue.path, ...inner.path] }));
}

import { STATUS_CODES } from 'node:http';
import { problemSchema } from '@arcada/contracts';
import type { Type } from '@nestjs/common';
import { z } from 'zod';
import type { ServiceDefinition } from '../definition.ts';
import type { EndpointOptions, Policy } from '../http/endpoint.ts';
import { assertPolicies, controllersOf, type Route, routesOf } from '../http/routes.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of a service, from its routes' @Endpoint options. */
export function openApiOf({ domain, controllers = [], imports = [] }: ServiceDefinition): Json {
  const routes = routesOf(controllersOf(controllers as Type[], imports));
  assertPolicies(routes);
  const paths: Record<string, Json> = {};
  for (const route of [...routes].sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method))) {
    const path = route.path.replaceAll(/:([^/]+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `Arcada ${domain}`,
      version: '1.0.0',
      description: 'Texts answer in the language of `?lang=` or `Accept-Language`: en, pt-BR, es.',
    },
    paths,
    components: {
      schemas: { Problem: toSchema(problemSchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Session cookie of the site' },
        internal: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Token signed by a service' },
      },
    },
  };
}

const keyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same for every attempt of one action: what was made already is not made again.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const versionParameter = (versioned: true | 'optional'): Json => ({
  name: 'If-Match',
  in: 'header',
  required: versioned === true,
  description:
    versioned === true
      ? 'ETag of the version that is changed. 428 without it, 412 when something else has been saved since.'
      : 'ETag of the version that is changed: 412 when something else has been saved since.',
  schema: { type: 'string' },
});

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function operationOf({ method, handler, endpoint }: Route): Json {
  if (!endpoint) throw new Error(`${handler} has no @Endpoint`);
  const status = endpoint.status ?? (method === 'post' ? 201 : 200);
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.idempotent ? [keyParameter] : []),
    ...(endpoint.versioned ? [versionParameter(endpoint.versioned)] : []),
  ];
  return {
    operationId: handler.replace('Controller', ''),
    summary: endpoint.summary,
    security: securityOf(endpoint.policy),
    ...(Array.isArray(policyRoles(endpoint.policy)) && { 'x-roles': policyRoles(endpoint.policy) }),
    ...(confirmedOf(endpoint.policy) && { 'x-confirmed': confirmedOf(endpoint.policy) }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: toSchema(endpoint.body, 'input') } } },
    }),
    ...(endpoint.upload && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { format: 'binary', type: 'string' } } },
      },
    }),
    responses: {
      [status]: {
        description: STATUS_CODES[status] ?? 'Success',
        ...(endpoint.response && {
          content: { 'application/json': { schema: toSchema(endpoint.response, 'output') } },
        }),
      },
      default: {
        description: 'Problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function securityOf(policy: Policy): Json[] {
  if (policy === 'public') return [];
  return typeof policy === 'object' && 'services' in policy ? [{ internal: [] }] : [{ session: [] }];
}

const policyRoles = (policy: Policy) => (typeof policy === 'object' && 'roles' in policy ? policy.roles : undefined);

/** The password must have been typed within the last minutes. */
const confirmedOf = (policy: Policy) =>
  typeof policy === 'object' && 'roles' in policy ? policy.confirmed : undefined;

function parametersOf(schema: EndpointOptions['query'], place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: rest,
  }));
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

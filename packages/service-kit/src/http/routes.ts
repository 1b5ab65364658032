import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { type EndpointOptions, endpointKey } from './endpoint.ts';
import { fitsMisread } from './misread-body.ts';

export interface Route {
  /** Lower case: `get`. */
  method: string;
  /** `/api/products/:id` */
  path: string;
  /** `ProductController.detail` */
  handler: string;
  endpoint: EndpointOptions | undefined;
  /** The handler takes the header If-Match. */
  readsVersion: boolean;
}

/** Every route of these controllers, with its @Endpoint options. */
export const routesOf = (controllers: readonly Type[]): Route[] => controllers.flatMap(routesOfController);

function routesOfController(controller: Type): Route[] {
  const prefixes = listOf(Reflect.getMetadata(PATH_METADATA, controller) as string | string[] | undefined);
  return methodsOf(controller.prototype as object).flatMap(([name, method]) => {
    const paths = Reflect.getMetadata(PATH_METADATA, method) as string | string[] | undefined;
    if (paths === undefined) return [];
    const verb = Reflect.getMetadata(METHOD_METADATA, method) as RequestMethod;
    const endpoint = Reflect.getMetadata(endpointKey, method) as EndpointOptions | undefined;
    return prefixes.flatMap((prefix) =>
      listOf(paths).map((path) => ({
        method: (RequestMethod[verb] ?? 'ALL').toLowerCase(),
        path: `/${[prefix, path]
          .flatMap((part) => part.split('/'))
          .filter(Boolean)
          .join('/')}`,
        handler: `${controller.name}.${name}`,
        endpoint,
        readsVersion: readsVersion(controller, name),
      })),
    );
  });
}

function readsVersion(controller: Type, name: string): boolean {
  const read = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, { data?: unknown }>;
  return Object.values(read).some(({ data }) => data === 'if-match');
}

function methodsOf(prototype: object): [string, object][] {
  const found = new Map<string, object>();
  for (let level = prototype; level && level !== Object.prototype; level = Object.getPrototypeOf(level) as object) {
    for (const name of Object.getOwnPropertyNames(level)) {
      const { value } = Object.getOwnPropertyDescriptor(level, name) ?? {};
      if (typeof value === 'function' && name !== 'constructor' && !found.has(name)) found.set(name, value);
    }
  }
  return [...found];
}

const listOf = (value: string | string[] | undefined): string[] => (Array.isArray(value) ? value : [value ?? '']);

/** Controllers of the definition and of the modules that it imports. */
export function controllersOf(own: readonly Type[], imports: readonly unknown[]): Type[] {
  const found = new Set<Type>(own);
  for (const entry of imports) {
    const dynamic = entry as { module?: Type; controllers?: Type[]; imports?: unknown[] };
    const module = dynamic.module ?? (entry as Type);
    const read = (key: string) => (Reflect.getMetadata(key, module) as unknown[] | undefined) ?? [];
    const controllers = [...(dynamic.controllers ?? []), ...(read(MODULE_METADATA.CONTROLLERS) as Type[])];
    const deeper = [...(dynamic.imports ?? []), ...read(MODULE_METADATA.IMPORTS)];
    for (const controller of controllersOf(controllers, deeper)) found.add(controller);
  }
  return [...found];
}

/** Stops the start when a route doesn't declare who may call it, or that it reads If-Match, or would take any content. */
export function assertPolicies(routes: readonly Route[]): void {
  const open = routes.filter(({ endpoint }) => !endpoint);
  if (open.length > 0)
    throw new Error(`These routes don't say who may call them. Add @Endpoint({ policy, … }):\n${listed(open)}`);
  const silent = routes.filter(({ endpoint, readsVersion }) => Boolean(endpoint?.versioned) !== readsVersion);
  if (silent.length > 0)
    throw new Error(`These routes read If-Match or declare \`versioned\`, but not both:\n${listed(silent)}`);
  const misread = routes.filter(({ endpoint }) => endpoint?.body && fitsMisread(endpoint.body));
  if (misread.length > 0)
    throw new Error(
      `These routes take any content, because all members of their body are optional. Refuse unknown ones: z.strictObject(…) or .strict():\n${listed(misread)}`,
    );
}

const listed = (routes: readonly Route[]) =>
  routes.map(({ method, path, handler }) => `- ${method.toUpperCase()} ${path} (${handler})`).join('\n');

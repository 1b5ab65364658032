import fs from 'node:fs';
import path from 'node:path';
import { serviceManifests } from '@arcada/service-kit/services';
import { root } from '../workspace.ts';

/** Routes for admins that change nothing, whatever their method, and so leave no entry. */
export const changesNothing: Readonly<Record<string, string>> = {
  'blog POST /api/admin/newsletter/preview': 'shows a letter as it would arrive',
  'store PUT /api/admin/product-sheets': 'reads a file of products and says what its rows ask for',
  'store POST /api/admin/stripe/plan': 'compares the catalogue with Stripe',
};

type Paths = Record<string, Record<string, { 'x-roles'?: readonly string[] }>>;

/** Routes of a service that only admins may call and that can change something. */
export const changesOf = (domain: string, paths: Paths): string[] =>
  Object.entries(paths).flatMap(([to, methods]) =>
    Object.entries(methods).flatMap(([method, { 'x-roles': roles }]) =>
      method !== 'get' && roles?.join() === 'admin' ? [`${domain} ${method.toUpperCase()} ${to}`] : [],
    ),
  );

/** What is wrong, given the routes and those that tests saw leave an entry. */
export function unrecorded(changes: readonly string[], recorded: ReadonlySet<string>): string[] {
  const exempt = new Set(Object.keys(changesNothing));
  return [
    ...changes
      .filter((route) => !exempt.has(route) && !recorded.has(route))
      .map((route) => `${route}: no test saw it leave an entry in the audit trail. Add one that makes such a change`),
    ...[...exempt]
      .filter((route) => recorded.has(route) || !changes.includes(route))
      .map(
        (route) => `${route}: it leaves entries, or is no route any more. Take it off the list of what changes nothing`,
      ),
  ];
}

/** Lines of the tests' notes, with parameters as in the API's description. */
export const readRecorded = (text: string): Set<string> =>
  new Set(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replaceAll(/:(\w+)/g, '{$1}')),
  );

/** After all tests: every change by an admin, of every service, was seen to leave an entry. */
export function unrecordedRoutes(file: string): string[] {
  const changes = serviceManifests
    .filter(({ auditTrail }) => auditTrail)
    .flatMap(({ domain }) => {
      const description = path.join(root, 'services', domain, 'openapi.json');
      return changesOf(domain, (JSON.parse(fs.readFileSync(description, 'utf8')) as { paths: Paths }).paths);
    });
  return unrecorded(changes, readRecorded(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''));
}

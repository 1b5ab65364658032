import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { AuditEntryEntity, EVENT_SUBSCRIBERS, type ServiceDefinition, serviceManifests } from '@arcada/service-kit';
import { root } from '../workspace.ts';

async function definitionOf(domain: string): Promise<ServiceDefinition> {
  const file = path.join(root, 'services', domain, 'src/definition.ts');
  const module = (await import(pathToFileURL(file).href)) as Record<string, ServiceDefinition>;
  return Object.values(module).find((value) => value.domain === domain) as ServiceDefinition;
}

test.each(serviceManifests.map(({ domain }) => domain))('%s handles the events in its manifest', async (domain) => {
  const received = Object.entries(EVENT_SUBSCRIBERS).flatMap(([name, to]) => (to.includes(domain) ? [name] : []));
  expect(Object.keys((await definitionOf(domain)).onEvent ?? {}).sort()).toEqual(received.sort());
});

test.each(serviceManifests)(
  '$domain exports personal data if its manifest says so',
  async ({ domain, personalData }) => {
    expect(Boolean((await definitionOf(domain)).personalData)).toBe(personalData === true);
  },
);

test.each(serviceManifests)('$domain has an audit trail if its manifest says so', async ({ domain, auditTrail }) => {
  expect((await definitionOf(domain)).entities?.includes(AuditEntryEntity) ?? false).toBe(auditTrail === true);
});

test('no two services share a prefix or a port', () => {
  const prefixes = serviceManifests.flatMap(({ routes }) => routes.map(({ prefix }) => prefix));
  expect(prefixes.filter((prefix, at) => prefixes.indexOf(prefix) !== at)).toEqual([]);
  expect(new Set(serviceManifests.map(({ port }) => port)).size).toBe(serviceManifests.length);
});

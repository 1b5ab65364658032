import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type InternalCaller, roles } from '@arcada/contracts';
import { openApiOf, type ServiceDefinition } from '@arcada/service-kit';
import { buildUser, callers, signerOf, startService, type TestService } from '@arcada/testing/service';
import { environmentOf } from './environment.ts';
import { readKeys } from './keys.ts';
import { processTable, type Site } from './process-table.ts';
import { readSettings } from './settings.ts';

// Over every existing service and every key: only the gateway's acts for people.
const services = path.resolve(import.meta.dirname, '../../services');
const domains = fs
  .readdirSync(services)
  .filter((name) => fs.existsSync(path.join(services, name, 'src/definition.ts')));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-callers-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The variables of this service only, as the launcher passes them. */
function ownVariables({ domain, config }: ServiceDefinition): Record<string, string> {
  const settings = readSettings({ DATA_DIR: folder });
  const ports = Object.fromEntries(processTable.map(({ name }) => [name, 9])) as Site['ports'];
  const definition = processTable.find(({ name }) => name === domain);
  if (!definition) throw new Error(`${domain} is not in the launcher's table`);
  const given = environmentOf(definition, { settings, keys: readKeys(folder), ports });
  const names = Object.keys(config?.shape ?? {});
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
}

async function start(domain: string) {
  const module = (await import(pathToFileURL(path.join(services, domain, 'src/definition.ts')).href)) as object;
  const definition = Object.values(module).find((value) => value?.domain === domain) as ServiceDefinition;
  const paths = openApiOf(definition).paths as Record<string, object>;
  const endpoints = Object.entries(paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      address: address.replaceAll(/\{\w+\}/g, '0a7a0000-0000-4000-8000-00000000ffff'),
    })),
  );
  return { service: await startService(definition, { env: ownVariables(definition) }), endpoints };
}

/** Number of responses by code. */
async function ask(url: string, endpoints: { method: string; address: string }[], token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const responses = await Promise.all(
    endpoints.map(async ({ method, address }) => {
      const response = await fetch(`${url}${address}`, { method, headers, redirect: 'manual' });
      const { code } = ((await response.json().catch(() => ({}))) ?? {}) as { code?: string };
      return `${response.status} ${code ?? ''}`.trim();
    }),
  );
  return [...new Set(responses)];
}

describe.each(domains)('%s', (domain) => {
  let service: TestService;
  let endpoints: { method: string; address: string }[];
  beforeAll(async () => {
    ({ service, endpoints } = await start(domain));
  });
  afterAll(() => service.stop());

  test.each(callers.filter((caller) => caller !== 'gateway').flatMap((caller) => roles.map((role) => [caller, role])))(
    'no endpoint takes the key of %s for a signed-in %s',
    async (caller, role) => {
      const user = buildUser({ role: role as (typeof roles)[number] });
      const token = signerOf(caller as InternalCaller).token(domain as InternalCaller, user);
      expect(await ask(service.url, endpoints, token)).toEqual(['401 internal.token.invalid']);
    },
  );

  test("the gateway's key acts for people", async () => {
    const reads = endpoints.filter(({ method }) => method === 'GET');
    for (const role of roles) {
      const token = signerOf('gateway').token(domain as InternalCaller, buildUser({ role }));
      expect(await ask(service.url, reads, token)).not.toContain('401 internal.token.invalid');
    }
  });

  test('a token for another service or from the past is refused, whoever signed it', async () => {
    const other = domain === 'store' ? 'identity' : 'store';
    for (const caller of callers) {
      expect(await ask(service.url, endpoints.slice(0, 3), signerOf(caller).token(other))).toEqual([
        '401 internal.token.invalid',
      ]);
      const past = signerOf(caller).token(domain as InternalCaller, undefined, -70);
      expect(await ask(service.url, endpoints.slice(0, 3), past)).toEqual(['401 internal.token.invalid']);
    }
  });
});

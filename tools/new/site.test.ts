import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../start/ports.ts';
import { newRemote, newService } from './areas.ts';
import { complaint, copyRepository, environmentOfCopy, git, linkPackages } from './copy.fixture.ts';

// A new area in a copy, on a site of its own: registry, page server, gateway and the area itself.
const patience = 600_000;
let copy: string;
let url: string;
let stop: () => Promise<unknown>;

/** What a team adds to what `npm run new` made: something that visitors can find. */
function addSearch() {
  const edit = (file: string, before: string, after: string) => {
    const text = fs.readFileSync(path.join(copy, file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
    fs.writeFileSync(path.join(copy, file), text.replace(before, after));
  };
  const words = "{ en: 'Permits', 'pt-BR': 'Permits', es: 'Permits' }";
  const source = `search: [{ kind: 'permit', order: 40, label: ${words}, all: ${words}, api: '/api/permits/list', page: '/permits', fields: { title: 'title', summary: 'text' } }],`;
  edit('mfe-permits/src/manifest.ts', '  navigation:', `  ${source}\n  navigation:`);
  edit(
    'services/permits/src/site-notes/site-note.controller.ts',
    '  @Get()\n',
    `  @Get('public')
  @Endpoint({ policy: 'public', response: z.object({ items: z.array(z.record(z.string(), z.string())), total: z.number() }), summary: 'All' })
  all() {
    return { items: [{ id: 'gate', title: 'Gate permit', text: 'Who may pass the gate.' }], total: 1 };
  }

  @Get()
`,
  );
  edit('mfe-permits/src/manifest.ts', '/api/permits/list', '/api/permits/site-notes/public');
}

async function startAreaSite() {
  const [port = 0] = await freePorts(1);
  const { SITE_URL: _url, STRIPE_SECRET_KEY: _key, ...environment } = environmentOfCopy();
  const launcher = spawn(process.execPath, ['tools/new/area-site.ts'], {
    cwd: copy,
    env: { ...environment, PORT: String(port), SEED_DEMO: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  stop = async () => {
    if (launcher.exitCode !== null) return;
    launcher.kill('SIGTERM');
    await once(launcher, 'exit');
  };
  url = `http://localhost:${port}`;
  while (!output.includes('ready\n')) {
    if (launcher.exitCode !== null) throw new Error(`The site did not start:\n${output}`);
    await sleep(100);
  }
}

const read = async (address: string) => (await fetch(url + address)).text();
/** Until the page server renders what was just published. */
async function untilDrawn(address: string, text: string): Promise<string> {
  for (let body = ''; ; await sleep(200)) {
    body = await read(address);
    if (body.includes(text)) return body;
  }
}

beforeAll(async () => {
  copy = copyRepository();
  newRemote(copy, 'permits');
  newService(copy, 'permits', 'site-note');
  addSearch();
  linkPackages(copy);
  const builds = [
    ['packages/ui/build.ts'],
    ['packages/federation/src/build.ts', 'shell'],
    ['packages/federation/src/build.ts', 'mfe-permits'],
    ...['gateway', 'registry', 'permits'].map((service) => ['tools/build/service.ts', service]),
  ];
  for (const build of builds) expect(complaint(copy, ...build)).toBe('');
  await startAreaSite();
}, patience);
afterAll(async () => {
  await stop?.();
  fs.rmSync(copy, { recursive: true, force: true });
});

test('outside its own folders a new area is one line', () => {
  expect(git(copy, 'diff', '--numstat')).toBe('1\t0\tpackages/contracts/src/domains.ts');
  expect(git(copy, 'status', '--porcelain').split('\n').slice(1)).toEqual(['?? mfe-permits/', '?? services/permits/']);
});

test(
  'it is in the navigation and in the sitemap, and its page is rendered',
  async () => {
    const home = await untilDrawn('/', 'href="/permits"');
    for (const place of ['header', 'footer'])
      expect(home.match(new RegExp(`<${place}.*?</${place}>`, 's'))?.[0]).toMatch(
        /<a[^>]+href="\/permits"[^>]*>Permits<\/a>/,
      );
    expect(await untilDrawn('/sitemap.xml', '/permits</loc>')).toContain('hreflang="es"');
    expect(await untilDrawn('/permits', '<h1>')).toContain('<title>');
  },
  patience,
);

test(
  'the gateway routes to its service',
  async () => {
    expect((await fetch(`${url}/api/permits/site-notes`)).status).toBe(401);
    expect((await fetch(`${url}/api/permits/site-notes/public`)).status).toBe(200);
    expect((await fetch(`${url}/api/nowhere`)).status).toBe(404);
  },
  patience,
);

test(
  'the search finds its items, without the store',
  async () => {
    const results = await untilDrawn('/search?q=gate', 'Gate permit');
    expect(results).toContain('href="/permits/gate"');
    expect(results).toContain('aria-label="Permits"');
  },
  patience,
);

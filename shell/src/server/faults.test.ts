import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildProjects } from '../../../tools/build/projects.ts';
import { findProjects, root } from '../../../tools/workspace.ts';
import { type SmallRemote, type SmallSite, startSmallSite } from './small-site.fixture.ts';

const store = (version: string, fault: Partial<SmallRemote> = {}): SmallRemote => ({
  domain: 'store',
  version,
  ...fault,
});
const blog: SmallRemote = { domain: 'blog', version: '1' };

let site: SmallSite;

beforeAll(async () => {
  delete process.env.NODE_ENV;
  await buildProjects(findProjects('shell'));
  site = await startSmallSite([store('1'), blog], root);
  await allReady();
}, 300_000);
afterAll(() => site.stop());

const metrics = async () => (await fetch(`${site.url}/metrics`)).text();
/** The one that renders, and the spare one. */
const allReady = () => site.until('both renderers are ready', async () => /^renderers_ready 2$/m.test(await metrics()));
const live = (version: string) =>
  site.until(`${version} is live`, async () =>
    (await site.page('/blog')).text.includes(`"domain":"store","version":"${version}"`),
  );
const healthOf = (version: string) => site.health.findLast((health) => health.version === version);
const areasLeft = ({ text }: { text: string }) => /"left":\["store"\]/.test(text);

async function bothWhole(version: string) {
  expect((await site.page('/products')).text).toContain(`drawn by store ${version}`);
  expect((await site.page('/blog')).text).toContain('drawn by blog 1');
}

/** The page is complete: the shell's frame, and the browser is told to render the area. */
async function storeIsLeft() {
  const page = await site.page('/products');
  expect(page).toMatchObject({ status: 200, cache: 'no-store' });
  expect(page.text).toContain('Loading content...');
  expect(page.text).not.toContain('drawn by store');
  expect(page.text.endsWith('</body></html>')).toBe(true);
  expect(areasLeft(page)).toBe(true);
}

test('a healthy version is rendered, cached by gateways and reported', async () => {
  await bothWhole('1');
  expect((await site.page('/products')).cache).toContain('s-maxage=300');
  expect((await site.page('/')).text).toMatch(/piece of store 1.*piece of blog 1/s);
  await site.until('both are reported', () => site.health.length >= 2);
  expect(site.health).toContainEqual({ domain: 'store', version: '1', state: 'healthy' });
});

test('the dashboard is drawn for nobody in particular, and cached like a public page', async () => {
  const { status, text, cache } = await site.page('/dashboard');
  expect({ status, cache }).toMatchObject({ status: 200, cache: expect.stringContaining('s-maxage=300') });
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  expect(main).toMatch(/href="\/dashboard".*href="\/dashboard\/account".*<h1>Dashboard<\/h1>.*piece of store 1/s);
  expect(text).toContain('<meta name="robots" content="noindex">');
  // Other guarded pages have nothing to draw without a user.
  expect((await site.page('/account')).text).toContain('Checking your session');
});

const whenBad = (fault: string) => `if (require('node:fs').existsSync(__dirname + '/../bad')) { ${fault} }`;
const bomb = 'const all = []; for (;;) all.push(new Array(1000).fill({ x: 1 }));';

test.each([
  ['an endless loop', 'hang', 'for (;;);'],
  ['a throw', 'draw', "throw new Error('boom')"],
  ['a late throw', 'throw', "setTimeout(() => { throw new Error('late boom'); })"],
  ['a promise that nobody waits for', 'rejection', "void Promise.reject(new Error('lost'))"],
  ['promises without end', 'hang', '(async () => { for (;;) await null; })()'],
  ['an exit', 'exit', 'process.exit(0)'],
  ['a memory bomb', 'memory|hang', bomb],
])('%s while drawing costs that page alone; the third leaves the version to the browser', async (name, kind, fault) => {
  const version = `2-${name.replaceAll(' ', '-')}`;
  site.publish(store(version, { drawing: whenBad(fault) }), blog);
  await live(version);
  await allReady();
  await bothWhole(version);
  await site.until('it is reported healthy', () => healthOf(version)?.state === 'healthy');
  fs.writeFileSync(path.join(site.dataDir, 'page-server/store', version, 'bad'), '');
  for (let visit = 1; visit <= 3; visit += 1) {
    const [page, neighbour] = await Promise.all([site.page('/products'), site.page('/blog')]);
    expect(page.status).toBe(200);
    expect(page.text.endsWith('</body></html>')).toBe(true);
    expect(neighbour.text).toContain('drawn by blog 1');
    await site.until('the fault is known', () => site.faults(version).length >= visit);
    await allReady();
  }
  await site.until('it is reported', () => healthOf(version)?.state === 'browser-only');
  expect(site.faults(version).at(-1)).toMatchObject({ remote: 'store', kind: expect.stringMatching(`^(${kind})$`) });
  fs.rmSync(path.join(site.dataDir, 'page-server/store', version, 'bad'));
  await storeIsLeft();
  expect((await site.page('/')).text).toContain('piece of blog 1');
  expect((await site.page('/blog')).cache).toContain('s-maxage=300');
  expect(await metrics()).toMatch(
    new RegExp(`remote_faults_total{remote="store",version="${version}",kind="(${kind})"} \\d`),
  );
});

test.each([
  ['throws first', 'import', { top: "throw new Error('boom at import')" }],
  ['throws last', 'import', { bottom: "throw new Error('boom at the end')" }],
  ['throws late', 'throw', { top: "setTimeout(() => { throw new Error('late boom'); }, 50)" }],
  ['loops in each drawing', 'hang', { drawing: 'for (;;);' }],
])(
  'a version that %s never meets a visitor: the one before goes on until it is left out',
  async (name, kind, fault) => {
    const version = `3-${name.replaceAll(' ', '-')}`;
    site.publish(store('1'), blog);
    await live('1');
    site.publish(store(version, fault), blog);
    await site.until('its first fault', () => site.faults(version).length > 0);
    await bothWhole('1');
    await site.until('it is reported', () => healthOf(version)?.state === 'browser-only');
    await live(version);
    await storeIsLeft();
    expect((await site.page('/blog')).text).toContain('drawn by blog 1');
    expect(site.faults(version)).toHaveLength(3);
    expect(site.faults(version)[0]).toMatchObject({ kind, error: expect.any(String) });
  },
);

test('a version that throws in each rendering is live, reported as failed, and renders no empty page', async () => {
  site.publish(store('4-throws', { drawing: "throw new Error('boom in each drawing')" }), blog);
  await live('4-throws');
  expect(healthOf('4-throws')).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('boom in each drawing'),
  });
  await storeIsLeft();
  expect(site.faults('4-throws')[0]).toMatchObject({
    error: 'boom in each drawing',
    stack: expect.stringContaining('remoteEntry.js'),
  });
});

test('a page that must always be fresh is rendered and never cached', async () => {
  site.publish(store('6-fresh', { fresh: true }), blog);
  await live('6-fresh');
  const page = await site.page('/products');
  expect(page.text).toContain('drawn by store 6-fresh');
  expect(page.cache).toBe('no-store');
});

test('a gateway that hangs delays no release', async () => {
  site.publish(store('7'), blog);
  await live('7');
  expect(site.purges()).toBeGreaterThan(0);
});

test('a rollback restores what was left to the browser', async () => {
  site.publish(store('1'), blog);
  await live('1');
  await bothWhole('1');
});

test('code of a remote has no keys, files, processes, databases or signals, and no variables', async () => {
  const tries = {
    keys: `require('node:fs').readFileSync(${JSON.stringify(path.join(site.dataDir, 'keys/secret.json'))})`,
    parent: "require('node:fs').readFileSync('/proc/' + process.ppid + '/environ')",
    write: "require('node:fs').writeFileSync(__dirname + '/x', 'x')",
    process: "require('node:child_process').execSync('id')",
    worker: "new (require('node:worker_threads').Worker)('1', { eval: true })",
    database: "new (require('node:sqlite').DatabaseSync)(__dirname + '/x.sqlite')",
    kill: 'process.kill(process.ppid, 0)',
    debug: 'process._debugProcess(process.ppid)',
    binding: "process.binding('fs')",
    message: "process.send({ type: 'pong' })",
    priority: "require('node:os').setPriority(process.ppid, 1)",
  };
  const all = Object.entries(tries).map(([name, code]) => `try { ${code}; done.push('${name}'); } catch {}`);
  const seen = 'text = JSON.stringify({ done, variables: Object.keys(process.env).sort() })';
  site.publish(store('5-thief', { top: `var text; var done = []; ${all.join('\n')}`, drawing: seen }), blog);
  await live('5-thief');
  const { text } = await site.page('/products');
  expect(text).toContain('{&quot;done&quot;:[],&quot;variables&quot;:[&quot;NODE_ENV&quot;]}');
  // A renderer may end between the list and the look at it.
  const environments = site.renderers().flatMap((pid) => {
    try {
      return [fs.readFileSync(`/proc/${pid}/environ`, 'utf8')];
    } catch (error) {
      expect(['ENOENT', 'ESRCH']).toContain((error as NodeJS.ErrnoException).code);
      return [];
    }
  });
  expect(environments.length).toBeGreaterThan(0);
  for (const environment of environments) expect(environment).not.toContain('KEY');
});

test('an uncaught error is a line of the log, and the end of the process', async () => {
  const env = { ...site.variables, PAGE_SERVER_PORT: new URL(site.url).port };
  const failing = promisify(execFile)(process.execPath, [site.script], { env });
  const { code, stdout, stderr } = await failing.catch((error) => error);
  expect(code).toBe(1);
  expect(stderr).toBe('');
  const lines = stdout.trim().split('\n');
  expect(JSON.parse(lines.at(-1))).toMatchObject({
    level: 'fatal',
    err: { message: expect.stringContaining('EADDRINUSE') },
  });
});

test('renderers end with the page server, also when it is killed', async () => {
  const renderers = site.renderers();
  expect(renderers.length).toBeGreaterThan(1);
  process.kill(site.pid, 'SIGKILL');
  await site.until('they are gone', () => renderers.every((pid) => !fs.existsSync(`/proc/${pid}`)));
});

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether LibreOffice is installed. */
export const hasOffice = () =>
  run('soffice', ['--version']).then(
    () => true,
    () => false,
  );

/** What LibreOffice makes of these files as PDF, by name, and what it complains about. */
export async function openedByOffice(
  files: Record<string, Buffer>,
): Promise<{ pdfs: Record<string, Buffer>; said: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'arcada-office-'));
  try {
    const paths = Object.keys(files).map((name) => join(folder, name));
    await Promise.all(Object.values(files).map((bytes, at) => writeFile(paths[at] ?? '', bytes)));
    const out = join(folder, 'out');
    await mkdir(out);
    // A profile of its own: another LibreOffice of this user would take the work over and return at once.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const { stderr } = await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', out, ...paths]);
    const made = (await readdir(out)).sort();
    const pdfs = await Promise.all(made.map(async (name) => [name, await readFile(join(out, name))] as const));
    // It mentions a missing Java, which no conversion of these files needs.
    const said = stderr.split('\n').filter((line) => !/java/i.test(line));
    return { pdfs: Object.fromEntries(pdfs), said: said.join('\n').trim() };
  } finally {
    await rm(folder, { recursive: true });
  }
}

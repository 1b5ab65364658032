import type { Project } from '../workspace.ts';
import { packageEntries } from './read-house.ts';
import type { House, Rule } from './rule.ts';
import { readSource } from './source.ts';

const project = (folder: string, name: string): Project => ({ folder, name, scripts: {} });

const projects = [
  project('shell', '@arcada/shell'),
  project('mfe-store', '@arcada/mfe-store'),
  project('mfe-blog', '@arcada/mfe-blog'),
  project('services/store', '@arcada/store-service'),
  project('services/identity', '@arcada/identity-service'),
  ...['contracts', 'platform', 'ui', 'service-kit', 'federation', 'testing'].map((name) =>
    project(`packages/${name}`, `@arcada/${name}`),
  ),
];

/** A repository of a few files, for the tests of the rules. */
export function houseOf(written: Record<string, string>): House {
  const manifests = Object.fromEntries(
    projects.map(({ folder }) => [
      `${folder}/package.json`,
      JSON.stringify({ exports: folder.startsWith('packages/') ? { '.': './src/index.ts' } : {} }),
    ]),
  );
  const all: Record<string, string> = { ...manifests, ...written };
  const read = (file: string) => all[file] ?? '';
  const files = Object.keys(written);
  return {
    files,
    projects,
    read,
    entries: packageEntries(projects, files, read),
    sources: files.filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file)).map((file) => readSource(file, read(file))),
  };
}

/** A rule's findings in a few files, as `file:line`. */
export const findingsOf = (rule: Rule, written: Record<string, string>) =>
  rule.check(houseOf(written)).map(({ file, line }) => `${file}:${line}`);

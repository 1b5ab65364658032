import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../progress.ts';
import { camel, pascal, snake, title } from './names.ts';
import { copyTemplate, insert } from './template.ts';

/** What was created, and what is left to a person. */
export interface Made {
  files: string[];
  next: string[];
}

const areas = (base: string) => path.join(base, 'packages/contracts/src/domains.ts');

/**
 * The one line of an area outside its own folders: its name and its addresses. Does nothing when it
 * exists.
 */
function nameArea(base: string, name: string, address = `/${name}`) {
  const line = new RegExp(`^  ${name}: \\[(?<paths>[^\\]]*)\\]`, 'm').exec(fs.readFileSync(areas(base), 'utf8'));
  if (!line) insert(areas(base), { before: /^\} satisfies Record/m }, `  ${name}: ['${address}'],\n`);
  else if (!line.groups?.paths?.includes(`'${address}'`)) {
    insert(areas(base), { after: new RegExp(`^  ${name}: \\[`, 'm') }, `'${address}', `);
  }
}

/** The first port that no service claims. */
function freePort(base: string): string {
  const manifests = fs.globSync('services/*/src/manifest.ts', { cwd: base });
  const texts = manifests.map((file) => fs.readFileSync(path.join(base, file), 'utf8'));
  return String(1 + Math.max(...texts.map((text) => Number(/ port: (\d+)/.exec(text)?.[1] ?? 4100))));
}

/** A remote with one page, in a site that knows its area. */
export function newRemote(base: string, name: string): Made {
  nameArea(base, name);
  const files = copyTemplate('remote', path.join(base, `mfe-${name}`), { name, Title: title(name) });
  return { files, next: [`npm run build mfe-${name}`, `npm start, then open /${name}`] };
}

/** A service with one noun, its table and its tests; its manifest announces it to all others. */
export function newService(base: string, name: string, noun: string, stamp = Date.now()): Made {
  nameArea(base, name);
  const words = {
    noun_snake: snake(noun),
    nounCamel: camel(noun),
    Noun: pascal(noun),
    nounTitle: title(noun).toLowerCase(),
    noun,
    name,
    port: freePort(base),
    stamp: String(stamp),
  };
  const files = copyTemplate('service', path.join(base, 'services', name), words);
  return {
    files,
    next: [
      `npm run build services/${name} && node services/${name}/dist/main.js openapi`,
      `say in services/${name}/src/manifest.ts what ${name} does`,
      `before it is deployed: add ${name} to docker/compose.yaml and docker/mysql-databases.sh, after the example of blog`,
    ],
  };
}

/** A feature of a remote: a page with its route, its texts and its test. */
export function newFeature(base: string, remote: string, feature: string): Made {
  const folder = path.join(base, `mfe-${remote}`);
  if (!fs.existsSync(folder)) throw new ToolError(`There is no remote mfe-${remote}: npm run new remote ${remote}`);
  nameArea(base, remote, `/${feature}`);
  const key = camel(feature);
  const target = path.join(folder, 'src/features', feature);
  const files = copyTemplate('feature', target, { featureCamel: key, feature, name: remote });
  insert(
    path.join(folder, 'src/manifest.ts'),
    { after: /routes: \[/ },
    `\n    { path: '/${feature}', access: 'public', render: 'server', chunk: 'page-${feature}' },`,
  );
  insert(
    path.join(folder, 'src/entry.tsx'),
    { after: /pages: \{/ },
    `\n    '/${feature}': () => import(/* webpackChunkName: "page-${feature}" */ './features/${feature}/${feature}.page.tsx'),`,
  );
  for (const language of ['en', 'pt-BR', 'es']) {
    const file = path.join(folder, `src/locales/${language}.json`);
    const catalogue = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
    catalogue[key] ??= { title: title(feature) };
    fs.writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
  }
  return {
    files,
    next: [`translate ${key}.title in src/locales`, `npm test -- mfe-${remote}/src/features/${feature}`],
  };
}

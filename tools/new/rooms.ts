import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../progress.ts';
import { camel, pascal, snake, title } from './names.ts';
import { copyTemplate, insert } from './template.ts';

/** What was made, and what is left to a person. */
export interface Made {
  files: string[];
  next: string[];
}

/** Names an area in packages/contracts, so that its remote, service and keys may have it. */
function nameDomain(base: string, name: string) {
  const file = path.join(base, 'packages/contracts/src/domains.ts');
  const list = /remoteDomains = \[(?<names>[^\]]*)\]/.exec(fs.readFileSync(file, 'utf8'))?.groups?.names ?? '';
  if (!list.includes(`'${name}'`)) insert(file, { after: /remoteDomains = \[[^\]]*(?=\])/ }, `, '${name}'`);
}

/** Gives an area an address of its own: the first line of an area that the table doesn't know yet. */
function ownPath(base: string, name: string, address: string) {
  const file = path.join(base, 'packages/contracts/src/paths.ts');
  const line = new RegExp(`^  ${name}: \\[(?<paths>[^\\]]*)\\]`, 'm').exec(fs.readFileSync(file, 'utf8'));
  if (!line) insert(file, { after: /areaPaths = \{/ }, `\n  ${name}: ['${address}'],`);
  else if (!line.groups?.paths?.includes(`'${address}'`)) {
    insert(file, { after: new RegExp(`^  ${name}: \\[`, 'm') }, `'${address}', `);
  }
}

/** A remote with one page, in a site that knows its area. */
export function newRemote(base: string, name: string): Made {
  nameDomain(base, name);
  ownPath(base, name, `/${name}`);
  const files = copyTemplate('remote', path.join(base, `mfe-${name}`), { name, Title: title(name) });
  const workspaces = path.join(base, 'package.json');
  insert(workspaces, { after: /"mfe-store"(?=,)/ }, `,\n    "mfe-${name}"`);
  return { files, next: [`npm run build mfe-${name}`, `npm start, then open /${name}`] };
}

/** A service with one noun, its table and its tests; gateway and launcher know it. */
export function newService(base: string, name: string, noun: string, stamp = Date.now()): Made {
  nameDomain(base, name);
  ownPath(base, name, `/${name}`);
  const words = {
    noun_snake: snake(noun),
    nounCamel: camel(noun),
    Noun: pascal(noun),
    noun,
    name,
    stamp: String(stamp),
  };
  const files = copyTemplate('service', path.join(base, 'services', name), words);
  const gateway = path.join(base, 'services/gateway/src');
  const variable = `${name.toUpperCase()}_URL`;
  const routing = path.join(gateway, 'routing-table.ts');
  insert(routing, { after: /upstreamNames = \[\s*'identity',\s*'store',/ }, `\n  '${name}',`);
  insert(routing, { before: /^ {2}api\('registry', /m }, `  api('${name}', '/api/${name}'),\n`);
  insert(path.join(gateway, 'config.ts'), { after: /^ {2}STORE_URL: .*\n/m }, `  ${variable}: z.url().optional(),\n`);
  insert(
    path.join(gateway, 'upstream/upstreams.ts'),
    { after: /^ {6}store: config\.STORE_URL,\n/m },
    `      ${name}: config.${variable},\n`,
  );
  insert(
    path.join(base, 'tools/start/process-table.ts'),
    { before: /^ {2}\{\n {4}name: 'page-server'/m },
    `  service('${name}', '${title(noun).toLowerCase()}s'),\n`,
  );
  return {
    files,
    next: [
      `npm run build ${name} && node services/${name}/dist/main.js openapi`,
      `say in tools/start/process-table.ts what ${name} does`,
      `add ${name} to docker/compose.yaml, after the example of store`,
    ],
  };
}

/** A feature of a remote: a page with its route, its texts and its test. */
export function newFeature(base: string, remote: string, feature: string): Made {
  const folder = path.join(base, `mfe-${remote}`);
  if (!fs.existsSync(folder)) throw new ToolError(`There is no remote mfe-${remote}: npm run new remote ${remote}`);
  ownPath(base, remote, `/${feature}`);
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

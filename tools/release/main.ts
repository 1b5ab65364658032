import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildProjects } from '../build/projects.ts';
import { endWith, step, ToolError } from '../progress.ts';
import { findProjects, root } from '../workspace.ts';
import { listReleases } from './list.ts';
import { PublishError } from './registry-client.ts';
import { release } from './release.ts';
import { rollback } from './rollback.ts';
import { remoteNamed, targetFor, targetsToList } from './target.ts';

// npm run release <remote> [-- --rollback-on-failure]: builds one remote, publishes it to a running
// site, makes it live and waits until visitors have it. Nothing else restarts. npm run release --
// rollback <remote> [version] npm run release -- list [remote]

async function releaseRemote(name: string, rollbackOnFailure: boolean): Promise<void> {
  const project = findProjects(name).find(({ folder }) => folder.startsWith('mfe-'));
  if (!project) {
    throw new ToolError(`${name} is no remote. A service ships as its own process: see docs/operations.md`);
  }
  const target = targetFor(project.folder.replace('mfe-', ''));
  await step(`Building ${project.folder}`, () => buildProjects([project]));
  const folder = path.join(root, project.folder, 'dist/release');
  const { remote, version, sent } = await step(`Publishing to ${target.siteUrl}`, () =>
    release({ ...target, folder, rollbackOnFailure }),
  );
  console.log(`${remote} ${version} is live and served (${sent} files sent)`);
}

async function rollbackRemote(name: string | undefined, to: string | undefined): Promise<void> {
  if (!name) throw new ToolError('Say what to roll back, for example: npm run release -- rollback mfe-store');
  const remote = remoteNamed(name);
  const { from, live } = await rollback({ ...targetFor(remote), remote, to });
  console.log(`${remote} ${live} is live and served again, in place of ${from ?? 'nothing'}`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'rollback-on-failure': { type: 'boolean', default: false } },
  });
  const [what, ...more] = positionals;
  if (!what) {
    throw new ToolError(
      'Say what to release, for example: npm run release mfe-store. Also: npm run release -- rollback mfe-store, npm run release -- list',
    );
  }
  if (what === 'rollback') await rollbackRemote(more[0], more[1]);
  else if (what === 'list') console.log(await listReleases(targetsToList(more[0] && remoteNamed(more[0]))));
  else await releaseRemote(what, values['rollback-on-failure']);
} catch (error) {
  endWith(error instanceof PublishError ? new ToolError(error.message) : error);
}

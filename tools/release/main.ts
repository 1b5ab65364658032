import path from 'node:path';
import { buildProjects } from '../build/nx.ts';
import { endWith, step, ToolError } from '../progress.ts';
import { readKeys } from '../start/keys.ts';
import { readSettings } from '../start/settings.ts';
import { readState } from '../start/state-file.ts';
import { findProjects, root } from '../workspace.ts';
import { PublishError, publishRelease } from './publish.ts';

// npm run release <remote>: builds one remote, publishes it to a running site and makes it live. Nothing else restarts.

/** Where to publish and by which right: as given, else the site that runs on this machine's data. */
function target(remote: string): { registryUrl: string; token: string } {
  const { dataDir } = readSettings();
  const { RELEASE_URL: url = readState(dataDir)?.url, RELEASE_TOKEN: given } = process.env;
  if (!url) {
    throw new ToolError(
      'No site is running here. Start it with npm start, or say where to publish: RELEASE_URL=https://shop.example.com',
    );
  }
  const token = given ?? (process.env.RELEASE_URL ? undefined : readKeys(dataDir).releaseTokens[remote]);
  if (!token) throw new ToolError(`Publishing to ${url} needs the token of ${remote}: set RELEASE_TOKEN`);
  return { registryUrl: url, token };
}

try {
  const [name] = process.argv.slice(2);
  if (!name) throw new ToolError('Say what to release, for example: npm run release mfe-store');
  const project = findProjects(name).find(({ folder }) => folder.startsWith('mfe-'));
  if (!project) {
    throw new ToolError(`${name} is no remote. A service ships as its own process: see docs/operations.md`);
  }
  const { registryUrl, token } = target(project.folder.replace('mfe-', ''));
  await step(`Building ${project.folder}`, () => buildProjects([project]));
  const folder = path.join(root, project.folder, 'dist/release');
  const { remote, version, sent } = await step(`Publishing to ${registryUrl}`, () =>
    publishRelease({ registryUrl, token, folder, promote: true }),
  );
  console.log(`${remote} ${version} is live (${sent} files sent)`);
} catch (error) {
  endWith(error instanceof PublishError ? new ToolError(error.message) : error);
}

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { endWith, step, ToolError } from '../progress.ts';
import { runProgram } from '../test/command.ts';
import { root } from '../workspace.ts';
import { type Made, newFeature, newRemote, newService } from './areas.ts';
import { checkArea, checkName } from './names.ts';

// npm run new remote <name> | service <name> [noun] | feature <remote>/<name>
function make([kind, given, more]: string[]): Made {
  if (kind === 'remote') return newRemote(root, checkArea(given, 'npm run new remote blog'));
  if (kind === 'service') {
    const example = 'npm run new service blog post';
    return newService(root, checkArea(given, example), checkName(more ?? 'entry-line', example));
  }
  if (kind === 'feature') {
    const [remote, feature = more] = (given ?? '').split('/');
    const example = 'npm run new feature store/wishlist';
    return newFeature(root, checkArea(remote, example), checkName(feature, example));
  }
  throw new ToolError('Say what to make: npm run new remote <name> | service <name> [noun] | feature <remote>/<name>');
}

try {
  const [kind] = process.argv.slice(2);
  const { files, next } = make(process.argv.slice(2));
  console.log(files.map((file) => `  ${path.relative(root, file)}`).join('\n'));
  await runProgram(path.join(root, 'node_modules/.bin/biome'), ['check', '--write', '.']);
  if (kind !== 'feature') {
    await step('Telling npm of the new workspace', async () => {
      const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: process.platform === 'win32',
      });
      if (done.status !== 0) throw new ToolError('npm install failed: run it again when the registry answers');
      await runProgram('node', [path.join(root, 'tools/lockfile/main.ts')]);
    });
  }
  console.log(`\nNext:\n${next.map((line) => `- ${line}`).join('\n')}`);
} catch (error) {
  endWith(error);
}

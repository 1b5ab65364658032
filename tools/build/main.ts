import { endWith, since } from '../progress.ts';
import { findProjects } from '../workspace.ts';
import { buildable, buildProjects } from './projects.ts';

// npm run build [project …]
const begun = performance.now();
try {
  const names = process.argv.slice(2);
  const { built, fresh } = await buildProjects(
    names.length ? names.flatMap((name) => findProjects(name)) : buildable(),
  );
  console.log(`Built ${built.join(', ') || 'nothing'}; unchanged: ${fresh.join(', ') || 'nothing'} (${since(begun)})`);
} catch (error) {
  endWith(error);
}

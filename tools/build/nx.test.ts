import type { Project } from '../workspace.ts';
import { readOutcome } from './nx.ts';

const projects: Project[] = ['store', 'identity', 'gateway'].map((name) => ({
  folder: `services/${name}`,
  name: `@arcada/${name}`,
  scripts: { build: 'build' },
}));

test('what Nx built and what it took from its cache are told apart', () => {
  const output = `
> nx run @arcada/store:build

> @arcada/store@0.1.0 build
> node build.ts

> nx run @arcada/identity:build  [local cache]
> nx run @arcada/gateway:build  [existing outputs match the cache, left as is]

 NX   Successfully ran target build for 3 projects
`;
  expect(readOutcome(output, projects)).toEqual({
    built: ['services/store'],
    fresh: ['services/identity', 'services/gateway'],
  });
});

import { workspaceProjects } from '../workspace.ts';
import { allowedPackages, tagsOf } from './layers.ts';

test('every workspace has a scope and a type', () => {
  expect(workspaceProjects().filter(({ folder }) => !tagsOf(folder))).toEqual([]);
  expect(tagsOf('mfe-store')).toEqual({ type: 'remote', scope: 'store' });
  expect(tagsOf('services/store')).toEqual({ type: 'service', scope: 'store' });
  expect(tagsOf('docs')).toBeUndefined();
});

test("a scope's own line takes precedence over its type's, and the page server is a process", () => {
  expect(allowedPackages({ type: 'tool', scope: 'e2e' })).toEqual([]);
  expect(allowedPackages({ type: 'shell', scope: 'shell' }, 'src/frame/frame.tsx')).not.toContain('service-kit');
  expect(allowedPackages({ type: 'shell', scope: 'shell' }, 'src/server/main.ts')).toContain('service-kit');
});

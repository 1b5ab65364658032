import { compositionSchema, contractNumber, type LiveRemote } from '@arcada/contracts';
import { init } from '@module-federation/enhanced/runtime';

const remote: LiveRemote = {
  domain: 'store',
  version: '1',
  entry: '/mfe/store/1/web/remoteEntry.js',
  integrity: '',
  manifest: {
    contract: contractNumber,
    domain: 'store',
    title: { en: 'Store', 'pt-BR': 'Loja', es: 'Tienda' },
    routes: [],
    slots: [],
  },
};

test('an entry without integrity is not fetched', async () => {
  init({ name: 'test', remotes: [] });
  const { loadRemoteEntry } = await import('./load-remote-entry.ts');
  await expect(loadRemoteEntry(remote)).rejects.toThrow('store 1 comes without integrity and is not run');
});

test('no composition names a file without integrity', () => {
  const faultsOf = (integrity: string) =>
    compositionSchema.safeParse({ id: '1', remotes: [{ ...remote, integrity }] }).error?.issues.map(({ path }) => path);
  expect(faultsOf('')).toEqual([['remotes', 0, 'integrity']]);
  expect(faultsOf('sha384-AAAA')).toBeUndefined();
});

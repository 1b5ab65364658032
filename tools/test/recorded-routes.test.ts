import { changesNothing, changesOf, readRecorded, unrecorded } from './recorded-routes.ts';

const admins = { 'x-roles': ['admin'] };
const paths = {
  '/api/admin/things': { get: admins, post: admins },
  '/api/admin/things/{id}': { patch: admins, delete: { 'x-roles': ['admin', 'producer'] } },
  '/api/things': { post: {} },
};

test('a route for admins that no test saw leave an entry is named', () => {
  const changes = changesOf('store', paths);
  expect(changes).toEqual(['store POST /api/admin/things', 'store PATCH /api/admin/things/{id}']);
  const exempt = Object.keys(changesNothing);
  const recorded = readRecorded('store POST /api/admin/things\nstore PATCH /api/admin/things/:id\n');
  expect(unrecorded([...changes, ...exempt], recorded)).toEqual([]);
  const [missing = '', ...more] = unrecorded([...changes, ...exempt], readRecorded('store POST /api/admin/things\n'));
  expect([missing.startsWith('store PATCH /api/admin/things/{id}: no test'), more]).toEqual([true, []]);
});

test('an exemption that isn’t true any more is named', () => {
  const [first = '', ...exempt] = Object.keys(changesNothing);
  expect(unrecorded([first, ...exempt], new Set([first]))).toEqual([expect.stringContaining('it leaves entries')]);
  expect(unrecorded(exempt, new Set())).toEqual([expect.stringContaining('no route any more')]);
});

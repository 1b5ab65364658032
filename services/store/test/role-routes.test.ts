import { describeRoleRoutes } from '@arcada/testing/role-routes';
import { storeDefinition } from '../src/definition.ts';
import { TestStore } from './harness/store.ts';

describeRoleRoutes(storeDefinition, async () => {
  const store = await TestStore.open('sqlite');
  return { ...store.service, stop: () => store.close() };
});

import { describeRoleRoutes } from '@arcada/testing/role-routes';
import { learningDefinition } from '../src/definition.ts';
import { TestLearning } from './harness/learning.ts';

describeRoleRoutes(learningDefinition, async () => {
  const learning = await TestLearning.open('sqlite');
  return { ...learning.service, stop: () => learning.close() };
});

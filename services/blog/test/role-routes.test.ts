import { describeRoleRoutes } from '@arcada/testing/role-routes';
import { startService } from '@arcada/testing/service';
import { blogDefinition } from '../src/definition.ts';

describeRoleRoutes(blogDefinition, () => startService(blogDefinition));

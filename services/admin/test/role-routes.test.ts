import { describeRoleRoutes } from '@arcada/testing/role-routes';
import { startService } from '@arcada/testing/service';
import { adminDefinition } from '../src/definition.ts';

describeRoleRoutes(adminDefinition, () => startService(adminDefinition));

import { describeRoleRoutes } from '@arcada/testing/role-routes';
import { startService } from '@arcada/testing/service';
import { toolsDefinition } from '../src/definition.ts';

describeRoleRoutes(toolsDefinition, () => startService(toolsDefinition));

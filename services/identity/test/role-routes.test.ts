import { describeRoleRoutes } from '@arcada/testing/role-routes';
import { startService } from '@arcada/testing/service';
import { identityDefinition } from '../src/definition.ts';

describeRoleRoutes(identityDefinition, () => startService(identityDefinition));

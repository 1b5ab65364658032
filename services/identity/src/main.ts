import 'reflect-metadata';
import { runService } from '@arcada/service-kit';
import { identityDefinition } from './definition.ts';

await runService(identityDefinition);

import 'reflect-metadata';
import { runService } from '@arcada/service-kit';
import { adminDefinition } from './definition.ts';

await runService(adminDefinition);

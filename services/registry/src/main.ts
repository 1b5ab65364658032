import 'reflect-metadata';
import { runService } from '@arcada/service-kit';
import { registryDefinition } from './definition.ts';

await runService(registryDefinition);

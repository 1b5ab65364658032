import 'reflect-metadata';
import { runService } from '@arcada/service-kit';
import { storeDefinition } from './definition.ts';

await runService(storeDefinition);

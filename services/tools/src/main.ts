import 'reflect-metadata';
import { runService } from '@arcada/service-kit';
import { toolsDefinition } from './definition.ts';

await runService(toolsDefinition);

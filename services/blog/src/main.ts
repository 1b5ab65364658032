import 'reflect-metadata';
import { runService } from '@arcada/service-kit';
import { blogDefinition } from './definition.ts';

await runService(blogDefinition);

import 'reflect-metadata';
import { runService } from '@arcada/service-kit';
import { learningDefinition } from './definition.ts';

await runService(learningDefinition);

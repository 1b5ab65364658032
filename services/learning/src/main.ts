import 'reflect-metadata';
import '@arcada/service-kit/pdf-library';
import { runService } from '@arcada/service-kit';
import { learningDefinition } from './definition.ts';

await runService(learningDefinition);

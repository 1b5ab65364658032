import { type RunOptions, runSteps } from '../run-steps.ts';
import { loadSchema, schemaNamed } from '../schema/load-schema.ts';
import { readHeader } from '../step/read-header.ts';
import { StepError } from '../step/step-error.ts';
import { openStepFile } from '../step/step-file.ts';
import { Model } from './model.ts';

/**
 * Opens an IFC file (STEP form, IFC2X3, IFC4 or IFC4X3). Keeps the bytes and three numbers for each
 * instance, nothing else. Throws StepError, or the reason of `options.signal`.
 */
export async function openModel(bytes: Uint8Array, options?: RunOptions): Promise<Model> {
  const { schema } = readHeader(bytes);
  const name = schemaNamed(schema);
  if (!name) throw new StepError('unsupported-schema', { found: schema });
  const file = await runSteps(openStepFile(bytes), options);
  return new Model(file, await loadSchema(name));
}

import type { Logger } from '@nestjs/common';
import { ModelFailure } from './model-failure.ts';

interface Attempt {
  signal: AbortSignal;
  logger: Logger;
}

/** The failure after which the local engine takes over. Throws what is none: other errors, and a reader who has left. */
export function failureOfModel(error: unknown, { signal, logger }: Attempt): ModelFailure {
  if (signal.aborted || !(error instanceof ModelFailure)) throw error;
  logger.warn(`the local engine takes over: ${error.message}`);
  return error;
}

/** Parts of the model; where it fails before the first, those of the local engine. Throws when it breaks off later. */
export async function* orLocally<Part>(
  parts: AsyncIterable<Part>,
  locally: (failure: ModelFailure) => Iterable<Part>,
  attempt: Attempt,
): AsyncGenerator<Part> {
  let begun = false;
  try {
    for await (const part of parts) {
      begun = true;
      yield part;
    }
  } catch (error) {
    if (begun) throw error;
    yield* locally(failureOfModel(error, attempt));
  }
}

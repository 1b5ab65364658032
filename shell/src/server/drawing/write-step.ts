import fs from 'node:fs';
import { type Step, stepLine, stepPipe } from '../steps.ts';

/**
 * Tells the page server whose code runs. Written synchronously: code that never ends leaves no
 * later moment.
 */
export function writeStep(step: Step | undefined): void {
  try {
    fs.writeSync(stepPipe, stepLine(step));
  } catch (error) {
    // The page server is behind with reading (EAGAIN), or gone: then this process ends, too.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EAGAIN' && code !== 'EPIPE' && code !== 'ECONNRESET') throw error;
  }
}

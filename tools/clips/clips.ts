import type { Clip } from './clip.ts';
import { cdeStates } from './scenes/cde-states.ts';
import { clashFound } from './scenes/clash-found.ts';
import { containerName } from './scenes/container-name.ts';
import { elementLoop } from './scenes/element-loop.ts';
import { sharedOrigin } from './scenes/shared-origin.ts';

/** Every clip of the courses. */
export const clips: readonly Clip[] = [cdeStates, containerName, clashFound, sharedOrigin, elementLoop];

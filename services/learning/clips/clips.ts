import type { Clip } from './clip.ts';
import { aLevelMoves } from './scenes/a-level-moves.ts';
import { buildSequence } from './scenes/build-sequence.ts';
import { cdeStates } from './scenes/cde-states.ts';
import { clashFound } from './scenes/clash-found.ts';
import { containerName } from './scenes/container-name.ts';
import { delayTravels } from './scenes/delay-travels.ts';
import { elementLoop } from './scenes/element-loop.ts';
import { ifcTree } from './scenes/ifc-tree.ts';
import { informationNeed } from './scenes/information-need.ts';
import { lateAgainstWhat } from './scenes/late-against-what.ts';
import { oneTypeManyDoors } from './scenes/one-type-many-doors.ts';
import { plansGather } from './scenes/plans-gather.ts';
import { questionFollowed } from './scenes/question-followed.ts';
import { sharedOrigin } from './scenes/shared-origin.ts';
import { twelveBecomeOne } from './scenes/twelve-become-one.ts';

/** Every clip of the courses. */
export const clips: readonly Clip[] = [
  cdeStates,
  containerName,
  questionFollowed,
  plansGather,
  delayTravels,
  sharedOrigin,
  aLevelMoves,
  informationNeed,
  oneTypeManyDoors,
  clashFound,
  twelveBecomeOne,
  buildSequence,
  lateAgainstWhat,
  elementLoop,
  ifcTree,
];

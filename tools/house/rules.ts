import type { Rule } from './rule.ts';
import { areaManifests } from './rules/area-manifests.ts';
import { classOwners } from './rules/class-owners.ts';
import { cycles } from './rules/cycles.ts';
import { decisions } from './rules/decisions.ts';
import { declaredPackages } from './rules/declared-packages.ts';
import { equalCatalogues, knownTexts } from './rules/languages.ts';
import { layers } from './rules/layers.ts';
import { lightTexts } from './rules/light-texts.ts';
import { lockfile, machineTraces } from './rules/machine-traces.ts';
import { fileExtensions, fileNames, leftovers, namedExports } from './rules/names.ts';
import { nounCycles, nounModules, seedForCommands } from './rules/nouns.ts';
import { indexFiles, packageEntry } from './rules/package-entry.ts';
import { sharedFiles } from './rules/shared-files.ts';
import { siblingFeatures, siblingNouns } from './rules/siblings.ts';
import { antdInUi, sharedNames, sides } from './rules/sides.ts';
import { browserGlobals, environment } from './rules/surroundings.ts';
import { guardedTimers } from './rules/timers.ts';
import { glossaryWords } from './rules/words.ts';

/** All house rules; docs/architecture.md explains them. */
export const rules: readonly Rule[] = [
  layers,
  declaredPackages,
  sides,
  siblingFeatures,
  siblingNouns,
  sharedFiles,
  packageEntry,
  indexFiles,
  cycles,
  nounCycles,
  nounModules,
  seedForCommands,
  environment,
  browserGlobals,
  guardedTimers,
  antdInUi,
  sharedNames,
  fileNames,
  namedExports,
  fileExtensions,
  leftovers,
  equalCatalogues,
  knownTexts,
  lightTexts,
  glossaryWords,
  classOwners,
  areaManifests,
  machineTraces,
  decisions,
  lockfile,
];

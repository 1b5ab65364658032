import { type Accent, tones } from './ink.ts';
import { randomOf } from './random.ts';
import { levelPlanes, roofTruss, roomGrid, stairs, tower, wallSection } from './scenes-building.ts';
import { dataCubes, dataHub, nodeGraph, schedule } from './scenes-data.ts';
import { courseStage, dialogue, scriptSlab, sheetSet, tags } from './scenes-paper.ts';
import { arch, clashBeams, house, pipes } from './scenes-services.ts';
import { printSheet } from './sheet.ts';

export type { Accent } from './ink.ts';

const builders = {
  tower,
  'node-graph': nodeGraph,
  'script-slab': scriptSlab,
  'course-stage': courseStage,
  'clash-beams': clashBeams,
  pipes,
  stairs,
  'roof-truss': roofTruss,
  'sheet-set': sheetSet,
  tags,
  'level-planes': levelPlanes,
  'room-grid': roomGrid,
  'wall-section': wallSection,
  'data-cubes': dataCubes,
  arch,
  house,
  dialogue,
  schedule,
  'data-hub': dataHub,
};

export type SceneKind = keyof typeof builders;

/** Every kind that drawScene knows. */
export const sceneKinds = Object.keys(builders) as SceneKind[];

export interface Scene {
  kind: SceneKind;
  /** Any text or number, e.g. a product's slug: same seed, same picture; another seed, another variant. */
  seed: string | number;
  /** Colour of the one part that stands out; `signal` if absent. */
  accent?: Accent;
}

/** A complete SVG of 320 × 200 without references, on a clear ground; it is seen in light and dark. */
export function drawScene({ kind, seed, accent = 'signal' }: Scene): string {
  const build = builders[kind];
  if (!build) throw new Error(`No scene is called "${kind}". Known scenes: ${sceneKinds.join(', ')}.`);
  return printSheet(build(randomOf(`${kind}:${seed}`), tones[accent]));
}

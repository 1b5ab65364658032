import type { CourseSeed } from './course-seed.ts';

/** Every course of the seed, in the order of the catalogue. */
export const courseSeeds: CourseSeed[] = [];

import type { CourseSeed } from './course-seed.ts';
import { iso19650InPractice } from './courses/iso-19650-in-practice/course.ts';

/** Every course of the seed, in the order of the catalogue. */
export const courseSeeds: CourseSeed[] = [iso19650InPractice];

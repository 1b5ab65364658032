import type { CourseSeed } from './course-seed.ts';
import { clashDetectionThatCloses } from './courses/clash-detection-that-closes/course.ts';
import { constructionSequenceWithTimeliner } from './courses/construction-sequence-with-timeliner/course.ts';
import { ifcChecksWithPython } from './courses/ifc-checks-with-python/course.ts';
import { iso19650InPractice } from './courses/iso-19650-in-practice/course.ts';
import { pythonForBimFirstSteps } from './courses/python-for-bim-first-steps/course.ts';
import { responsibilityAndDeliveryPlans } from './courses/responsibility-and-delivery-plans/course.ts';
import { revitFamiliesAndInformation } from './courses/revit-families-and-information/course.ts';
import { revitModelsThatCoordinate } from './courses/revit-models-that-coordinate/course.ts';

/** Every course of the seed, in the order of the catalogue. */
export const courseSeeds: CourseSeed[] = [
  iso19650InPractice,
  clashDetectionThatCloses,
  revitModelsThatCoordinate,
  pythonForBimFirstSteps,
  responsibilityAndDeliveryPlans,
  constructionSequenceWithTimeliner,
  revitFamiliesAndInformation,
  ifcChecksWithPython,
];

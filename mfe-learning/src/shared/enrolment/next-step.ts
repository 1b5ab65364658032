import type { Enrolment } from '@arcada/contracts';

/** What the link into a course is called, by how far the learner is. */
export const nextStep = ({ completedLessons: done, lessonCount: all }: Enrolment) =>
  done === 0 ? 'enrol.start' : done < all ? 'enrol.continue' : 'enrol.again';

import { api } from '@arcada/platform';

/** The site's RTK Query api with the tags of what this area reads. */
export const learningApi = api.enhanceEndpoints({
  addTagTypes: ['Course', 'Enrolment', 'Lesson', 'Note', 'Question', 'InstructorReview', 'Seat', 'Content', 'Notice'],
});

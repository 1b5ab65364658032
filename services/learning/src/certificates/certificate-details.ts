import { type Language, languages } from '@arcada/contracts';
import type { CourseModel } from '../catalogue/course-model.ts';
import { courseText } from '../catalogue/course-text.ts';
import type { States } from '../progress/course-state.ts';
import { bestScore } from '../progress/quiz-score.ts';
import type { StoredDetails } from './certificate.entity.ts';

/** As many skills as a certificate has room for. */
const printedSkills = 6;

/** What is kept with a certificate of what the course was, and of the result. */
export function detailsOf(course: CourseModel, states: States): StoredDetails {
  const scores = course.lessons.flatMap(({ row: { id, quiz } }) => {
    const state = states.get(id);
    const score = quiz && bestScore(quiz, state);
    return score === null ? [] : [score];
  });
  return {
    instructorName: course.row.instructorName,
    skills: Object.fromEntries(
      languages.map((language) => [language, courseText(course, language).outcomes.slice(0, printedSkills)]),
    ) as Record<Language, string[]>,
    lessonCount: course.lessons.length,
    taskCount: course.lessons.filter(({ row }) => row.kind === 'quiz' || row.kind === 'exercise').length,
    score: scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
  };
}

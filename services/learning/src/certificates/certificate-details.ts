import { defaultLanguage, type Language, languages } from '@arcada/contracts';
import { type CourseModel, inLanguage } from '../catalogue/course-model.ts';
import type { States } from '../progress/course-state.ts';
import { markQuiz } from '../progress/marking.ts';
import { answered } from '../progress/question-pool.ts';
import type { StoredDetails } from './certificate.entity.ts';

/** As many skills as a certificate has room for. */
const printedSkills = 6;

/** What is kept with a certificate of what the course was, and of the result. */
export function detailsOf(course: CourseModel, states: States): StoredDetails {
  const scores = course.lessons.flatMap(({ row }) => {
    const given = states.get(row.id)?.lastAnswers;
    return row.quiz && given && 'answers' in given
      ? [markQuiz(answered(row.quiz, given), given, defaultLanguage).score]
      : [];
  });
  return {
    instructorName: course.row.instructorName,
    skills: Object.fromEntries(
      languages.map((language) => [language, inLanguage(course.texts, language).outcomes.slice(0, printedSkills)]),
    ) as Record<Language, string[]>,
    lessonCount: course.lessons.length,
    taskCount: course.lessons.filter(({ row }) => row.kind === 'quiz' || row.kind === 'exercise').length,
    score: scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
  };
}

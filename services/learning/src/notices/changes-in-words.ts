import { forEachLanguage, type Language, type Translated } from '@arcada/contracts';
import { inWords } from '@arcada/service-kit';
import { textIn } from '../catalogue/course-model.ts';

export interface ChangedLesson {
  lessonId: string;
  change: 'added' | 'removed' | 'changed';
  titles: Partial<Translated>;
}

/** Names beyond these are counted: a notice isn't a syllabus. */
const most = 5;
const words = {
  added: { en: 'New: {names}.', 'pt-BR': 'Novas: {names}.', es: 'Nuevas: {names}.' },
  removed: { en: 'Removed: {names}.', 'pt-BR': 'Removidas: {names}.', es: 'Eliminadas: {names}.' },
  changed: { en: 'Changed: {names}.', 'pt-BR': 'Alteradas: {names}.', es: 'Modificadas: {names}.' },
  more: { en: '{count} more', 'pt-BR': 'mais {count}', es: '{count} más' },
  kept: {
    en: 'Your progress in all other lessons is kept.',
    'pt-BR': 'Seu progresso em todas as outras aulas fica guardado.',
    es: 'Tu progreso en todas las demás lecciones se conserva.',
  },
} satisfies Record<string, Translated>;

/** `New: “A” and “B”. Removed: “C”.` and what becomes of the progress. */
export function changesInWords(lessons: readonly ChangedLesson[]): Translated {
  const sentences = (['added', 'removed', 'changed'] as const).flatMap((change) => {
    const these = lessons.filter((lesson) => lesson.change === change);
    const names = forEachLanguage((language) => namesOf(these, language));
    return these.length ? [inWords(words[change], { names })] : [];
  });
  const isShorter = lessons.some(({ change }) => change === 'removed');
  const all = isShorter ? [...sentences, words.kept] : sentences;
  return forEachLanguage((language) => all.map((sentence) => sentence[language]).join(' '));
}

function namesOf(lessons: readonly ChangedLesson[], language: Language): string {
  const [before, after] = language === 'es' ? '«»' : '“”';
  const named = lessons
    .slice(0, most)
    .map(({ titles, lessonId }) => `${before}${shortened(textIn(titles, language) || lessonId)}${after}`);
  const rest = lessons.length - named.length;
  const more = rest > 0 ? [words.more[language].replace('{count}', String(rest))] : [];
  return new Intl.ListFormat(language, { type: 'conjunction' }).format([...named, ...more]);
}

// Fifteen names and the words around them fit in a notice.
const shortened = (title: string) => (title.length > 50 ? `${title.slice(0, 49)}…` : title);

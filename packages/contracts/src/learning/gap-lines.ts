import type { Language } from '../texts/languages.ts';
import type { AuthoredCourse } from './authoring.schema.ts';

type CourseGap = AuthoredCourse['missing' | 'advice'][number];

/** How whoever reads the lines is spoken to. */
interface GapWords<Gap extends CourseGap> {
  language: Language;
  lessonTitle: (id: string) => string;
  gapName: (gap: Gap) => string;
  languageName: (language: Language) => string;
  /** Stands for the faults of one quiz or exercise beyond the first three; without it all are listed. */
  more?: (count: number) => string;
}

interface GapLine<Gap extends CourseGap> {
  gap: Gap;
  text: string;
  /** Of a fault in a quiz or an exercise: where it is. */
  field: string | undefined;
}

const firstFaults = 3;

/** What a course lacks, line by line: of which lesson, and in which languages. */
export function gapLines<Gap extends CourseGap>(gaps: readonly Gap[], words: GapWords<Gap>): GapLine<Gap>[] {
  const { language, lessonTitle, gapName, languageName, more } = words;
  const faultsOf = (gap: CourseGap) => {
    const faults = 'faults' in gap ? (gap.faults ?? []) : [];
    const next = faults[firstFaults];
    if (!more || !next) return faults;
    return [...faults.slice(0, firstFaults), { field: next.field, text: more(faults.length - firstFaults) }];
  };
  const nameOf = (gap: Gap) => {
    if (!gap.languages) return gapName(gap);
    return `${gapName(gap)} (${new Intl.ListFormat(language).format(gap.languages.map(languageName))})`;
  };
  return gaps.flatMap((gap): GapLine<Gap>[] => {
    const place = gap.lessonId === null ? '' : `${lessonTitle(gap.lessonId)}: `;
    const faults = faultsOf(gap);
    if (faults.length === 0) return [{ gap, text: place + nameOf(gap), field: undefined }];
    return faults.map(({ field, text }) => ({ gap, text: place + text, field }));
  });
}

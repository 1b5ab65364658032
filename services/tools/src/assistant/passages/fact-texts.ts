import { type Course, formatPrice, type Language, type ProductSummary } from '@arcada/contracts';

const texts = {
  en: {
    product: 'Price: {price}. Current version: {version}. Works with: {compatibility}.',
    course: 'Price: {price}. {lessons} {lessonsWord}, {length}. Instructor: {instructor}. Software: {software}.',
  },
  'pt-BR': {
    product: 'Preço: {price}. Versão atual: {version}. Compatível com: {compatibility}.',
    course: 'Preço: {price}. {lessons} {lessonsWord}, {length}. Instrutor: {instructor}. Software: {software}.',
  },
  es: {
    product: 'Precio: {price}. Versión actual: {version}. Compatible con: {compatibility}.',
    course: 'Precio: {price}. {lessons} {lessonsWord}, {length}. Instructor: {instructor}. Software: {software}.',
  },
} satisfies Record<Language, object>;

const softwareLabels: Record<Language, string> = { en: 'Works with', 'pt-BR': 'Compatível com', es: 'Compatible con' };

const counted = {
  en: { lessons: ['lesson', 'lessons'], hours: ['hour', 'hours'], minutes: ['minute', 'minutes'] },
  'pt-BR': { lessons: ['aula', 'aulas'], hours: ['hora', 'horas'], minutes: ['minuto', 'minutos'] },
  es: { lessons: ['lección', 'lecciones'], hours: ['hora', 'horas'], minutes: ['minuto', 'minutos'] },
} satisfies Record<Language, object>;
const wordFor = (count: number, [one, several]: string[]) => (count === 1 ? one : several) ?? '';

const belowHour: Record<Language, string> = {
  en: 'less than an hour',
  'pt-BR': 'menos de uma hora',
  es: 'menos de una hora',
};

/** As long as the shop says, in words: "1 hour 2 minutes". Who asks for hours is told of hours, too. */
function lengthOf(minutes: number, language: Language): string {
  const whole = Math.max(1, Math.round(minutes));
  const counts = { hours: Math.floor(whole / 60), minutes: whole % 60 };
  const length = (['hours', 'minutes'] as const)
    .filter((unit) => counts[unit] > 0)
    .map((unit) => `${counts[unit]} ${wordFor(counts[unit], counted[language][unit])}`)
    .join(' ');
  return counts.hours > 0 ? length : `${length} (${belowHour[language]})`;
}

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The words before the values, the price's first: "Works with". */
const labelsOf = (language: Language): string[] =>
  Object.values(texts[language]).flatMap((text) =>
    [...text.matchAll(/(?:^|\. )([^.{}]+): /g)].map(([, label = '']) => label),
  );

/** Whether a sentence is one of the facts of a product or course: its price, version, what it works with. */
export const isFact = (sentence: string, language: Language): boolean =>
  labelsOf(language).some((label) => sentence.startsWith(`${label}: `));

/** Whether it says what a product or course works with. */
export const isSoftwareFact = (sentence: string, language: Language): boolean =>
  [softwareLabels[language], 'Software'].some((label) => sentence.startsWith(`${label}: `));

/** A fact as it is read outside its source: "Level Guard: $219.00." instead of "Price: $219.00." */
export function factNamed(sentence: string, name: string, language: Language): string {
  const labels = labelsOf(language);
  const label = labels.find((one) => sentence.startsWith(`${one}: `));
  if (label === undefined) return sentence;
  const value = sentence.slice(label.length + 2);
  const said = label === labels[0] ? value : `${label.toLowerCase()} ${value}`;
  return `${name}${name.includes(': ') ? ' –' : ':'} ${said}`;
}

/** The facts of a product or course as sentences, since people ask for them. */
export const factLines = {
  product: ({ price, version, compatibility }: ProductSummary, language: Language): string[] => [
    fill(texts[language].product, { price: formatPrice(price), version, compatibility }),
  ],
  course: (course: Course, language: Language): string[] => {
    return [
      fill(texts[language].course, {
        price: formatPrice(course.price),
        lessons: course.lessonCount,
        lessonsWord: wordFor(course.lessonCount, counted[language].lessons),
        length: lengthOf(course.durationMinutes, language),
        instructor: course.instructorName,
        software: course.softwareVersion,
      }),
    ];
  },
};

import { type Course, formatPrice, type Language, type ProductSummary } from '@arcada/contracts';

const texts = {
  en: {
    product: 'Price: {price}. Current version: {version}. Works with: {compatibility}.',
    course:
      'Price: {price}. {lessons} {lessonsWord}, {hours} {hoursWord}. Instructor: {instructor}. Software: {software}.',
  },
  'pt-BR': {
    product: 'Preço: {price}. Versão atual: {version}. Compatível com: {compatibility}.',
    course:
      'Preço: {price}. {lessons} {lessonsWord}, {hours} {hoursWord}. Instrutor: {instructor}. Software: {software}.',
  },
  es: {
    product: 'Precio: {price}. Versión actual: {version}. Compatible con: {compatibility}.',
    course:
      'Precio: {price}. {lessons} {lessonsWord}, {hours} {hoursWord}. Instructor: {instructor}. Software: {software}.',
  },
} satisfies Record<Language, object>;

const softwareLabels: Record<Language, string> = { en: 'Works with', 'pt-BR': 'Compatível com', es: 'Compatible con' };

const counted = {
  en: { lessons: ['lesson', 'lessons'], hours: ['hour', 'hours'] },
  'pt-BR': { lessons: ['aula', 'aulas'], hours: ['hora', 'horas'] },
  es: { lessons: ['lección', 'lecciones'], hours: ['hora', 'horas'] },
} satisfies Record<Language, object>;
const wordFor = (count: number, [one, several]: string[]) => (count === 1 ? one : several) ?? '';

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
    const hours = Math.max(1, Math.round(course.durationMinutes / 60));
    return [
      fill(texts[language].course, {
        price: formatPrice(course.price),
        lessons: course.lessonCount,
        lessonsWord: wordFor(course.lessonCount, counted[language].lessons),
        hours,
        hoursWord: wordFor(hours, counted[language].hours),
        instructor: course.instructorName,
        software: course.softwareVersion,
      }),
    ];
  },
};

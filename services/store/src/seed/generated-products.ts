import { forEachLanguage, type Language, productCategories, productTypes } from '@arcada/contracts';
import { places, subjects, tools } from './generated-words.ts';
import type { ProductSeed, TextSeed } from './product-seed.ts';

const compatibility = { plugin: 'Revit 2021–2026', script: 'Python 3.9+', dynamo: 'Revit 2022–2026' };
const day = 86_400_000;
const newest = Date.parse('2024-12-01T12:00:00Z');

/** The numbered product of a catalogue made up for load tests: the same number gives the same product. */
export function generateProduct(number: number): ProductSeed {
  const subject = subjects[number % subjects.length] as (typeof subjects)[number];
  const tool = tools[Math.floor(number / subjects.length) % tools.length] as (typeof tools)[number];
  const round = Math.floor(number / (subjects.length * tools.length));
  const place = places[round % places.length] as (typeof places)[number];
  const edition = Math.floor(round / places.length);
  const name = `${subject.en} ${tool.name} for ${place.en}${edition > 0 ? ` ${edition + 1}` : ''}`;
  const type = productTypes[number % 3] ?? 'plugin';
  const random = randomFrom(number);
  const text = (language: Language): TextSeed => ({
    description: sentences[language](tool.verb[language], subject[language], place[language]),
    body: [],
    inside: [],
    requirements: [compatibility[type]],
    notes: [[]],
  });
  return {
    id: `${slugOf(name)}`,
    name,
    type,
    category: productCategories[(number * 7 + round) % productCategories.length] ?? 'data',
    price: 19 + Math.floor(random() * 280),
    compatibility: compatibility[type],
    related: [],
    releases: [
      {
        version: `${1 + Math.floor(random() * 3)}.${Math.floor(random() * 9)}.0`,
        date: new Date(newest - (number % 2000) * day).toISOString().slice(0, 10),
      },
    ],
    texts: forEachLanguage(text),
  };
}

const sentences: Record<Language, (verb: string, subject: string, place: string) => string> = {
  en: (verb, subject, place) => `${verb} ${subject.toLowerCase()} elements in projects of ${place.toLowerCase()}.`,
  'pt-BR': (verb, subject, place) => `${verb} ${subject} em projetos de ${place}.`,
  es: (verb, subject, place) => `${verb} ${subject} en proyectos de ${place}.`,
};

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Mulberry32: small, and the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed + 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

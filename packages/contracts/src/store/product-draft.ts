import { amountText, readAmount } from '../texts/amounts.ts';
import { forEachLanguage, type Language, languages } from '../texts/languages.ts';
import type { ManagedProduct, NewProduct, ProductChange, ProductText } from './product-admin.schema.ts';

export interface ProductTextDraft {
  name: string;
  description: string;
  /** Paragraphs, with an empty line between them. */
  body: string;
  /** One in each line. */
  requirements: string;
  /** Item by item the same in every language. */
  inside: { name: string; text: string }[];
  /** Release by release the same in every language; notes one in each line. */
  changelog: { version: string; date: string; notes: string }[];
}

/** A product as it is typed. */
export interface ProductDraft {
  type: ManagedProduct['type'];
  category: ManagedProduct['category'];
  price: string;
  version: string;
  compatibility: string;
  related: string[];
  featuredPlace: string;
  texts: Record<Language, ProductTextDraft>;
}

/** What an admin writes of a product; the price is not a number while it can't be read. */
export type WrittenProduct = Required<Omit<NewProduct, 'id'>>;

const emptyText: ProductTextDraft = {
  name: '',
  description: '',
  body: '',
  requirements: '',
  inside: [],
  changelog: [],
};

export const emptyProductDraft: ProductDraft = {
  type: 'plugin',
  category: 'modelling',
  price: '',
  version: '1.0.0',
  compatibility: '',
  related: [],
  featuredPlace: '',
  texts: forEachLanguage(() => emptyText),
};

/** Its fields in the order of the form. */
export function writtenProductPart(product: WrittenProduct): WrittenProduct {
  const { type, category, price, version, compatibility, related, featuredPlace, texts } = product;
  return { type, category, price, version, compatibility, related, featuredPlace, texts };
}

export function productDraftOf(
  { price, featuredPlace, texts, ...facts }: WrittenProduct,
  language: Language,
): ProductDraft {
  const rows = Math.max(...languages.map((language) => texts[language].inside.length));
  const releases = new Map(
    languages.flatMap((language) => texts[language].changelog.map(({ version, date }) => [version, date])),
  );
  return {
    ...facts,
    price: amountText(price, language),
    featuredPlace: featuredPlace === null ? '' : String(featuredPlace),
    texts: forEachLanguage((each) => {
      const { name, description, body, requirements, inside, changelog } = texts[each];
      return {
        name,
        description,
        body: body.join('\n\n'),
        requirements: requirements.join('\n'),
        inside: Array.from({ length: rows }, (_, at) => inside[at] ?? { name: '', text: '' }),
        changelog: [...releases].map(([version, date]) => ({
          version,
          date,
          notes: changelog.find((release) => release.version === version)?.notes.join('\n') ?? '',
        })),
      };
    }),
  };
}

const split = (text: string, at: RegExp) =>
  text
    .split(at)
    .map((part) => part.trim())
    .filter(Boolean);

function writtenText({ name, description, body, requirements, inside, changelog }: ProductTextDraft): ProductText {
  return {
    name: name.trim(),
    description: description.trim(),
    body: split(body, /\n\s*\n/),
    requirements: split(requirements, /\n/),
    inside: inside
      .map((item) => ({ name: item.name.trim(), text: item.text.trim() }))
      .filter((item) => item.name || item.text),
    changelog: changelog
      .map(({ version, date, notes }) => ({ version: version.trim(), date, notes: split(notes, /\n/) }))
      .filter(({ notes }) => notes.length > 0),
  };
}

export const writtenProductOf = ({ price, featuredPlace, texts, ...facts }: ProductDraft): WrittenProduct =>
  writtenProductPart({
    ...facts,
    version: facts.version.trim(),
    compatibility: facts.compatibility.trim(),
    price: readAmount(price),
    featuredPlace: featuredPlace.trim() === '' ? null : Number(featuredPlace),
    texts: forEachLanguage((language) => writtenText(texts[language])),
  });

/** The fields of a product by their path: `price`, `texts.es.name`. */
export type ProductFields = Readonly<Record<string, unknown>>;

export function productFieldsOf({ texts, ...facts }: Partial<WrittenProduct>): ProductFields {
  const written = languages.flatMap((language) =>
    Object.entries(texts?.[language] ?? {}).map(([field, text]) => [`texts.${language}.${field}`, text]),
  );
  return { ...facts, ...Object.fromEntries(written) };
}

/** The other way round. */
export function productOfFields(fields: ProductFields): ProductChange {
  const facts: Record<string, unknown> = {};
  const texts: Record<string, Record<string, unknown>> = {};
  for (const [path, value] of Object.entries(fields)) {
    const [, language, field] = path.split('.');
    if (language && field) texts[language] = { ...texts[language], [field]: value };
    else facts[path] = value;
  }
  return { ...facts, ...(Object.keys(texts).length > 0 && { texts }) } as ProductChange;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `mine` that differ from `base`. */
export const changedProductFields = (base: ProductFields, mine: ProductFields): ProductFields =>
  Object.fromEntries(Object.entries(mine).filter(([path, value]) => !same(value, base[path])));

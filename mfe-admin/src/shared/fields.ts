export type FieldValue = string | readonly string[];
/** What is typed in a form, by the path that the service names in its errors: `texts.en.title`. */
export type Fields = Readonly<Record<string, FieldValue>>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `fields` that differ from `base`. */
export const changedFrom = (base: Fields, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([path, value]) => !same(value, base[path])));

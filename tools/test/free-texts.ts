import { z } from 'zod';

/** The first is a text, the second fits where only letters, digits and dots do. */
const leadingElsewhere = ['Cheaper at https://evil.example', 'evil.example'];

interface Rewritten {
  /** `texts.en.name`. */
  place: string;
  value: unknown;
}

/**
 * What a thief would write: for each place of a change that takes any text, `current` with a link there. Read from the
 * schema, so that a field which is added later is among them.
 */
export function rewrittenTexts(schema: z.ZodType, current: object): { place: string; change: object }[] {
  return Object.entries((unwrapped(schema) as z.ZodObject).shape).flatMap(([field, each]) =>
    rewritten(each, (current as Record<string, unknown>)[field]).map(({ place, value }) => ({
      place: pathOf(field, place),
      change: { [field]: value },
    })),
  );
}

function rewritten(wrapped: z.core.$ZodType, current: unknown): Rewritten[] {
  const schema = unwrapped(wrapped);
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) {
    const now = (current ?? {}) as Record<string, unknown>;
    const fields = schema instanceof z.ZodObject ? Object.entries(schema.shape) : Object.keys(now).map(valueIn(schema));
    return fields.flatMap(([field, each]) =>
      rewritten(each, now[field]).map(({ place, value }) => ({
        place: pathOf(field, place),
        value: { ...now, [field]: value },
      })),
    );
  }
  if (schema instanceof z.ZodArray) {
    const [first, ...rest] = (current ?? []) as unknown[];
    return rewritten(schema.element, first).map(({ place, value }) => ({
      place: pathOf('0', place),
      value: [value, ...rest],
    }));
  }
  const text = leadingElsewhere.find((one) => z.safeParse(schema, one).success);
  return text === undefined ? [] : [{ place: '', value: text }];
}

const valueIn = (schema: z.ZodRecord) => (key: string) => [key, schema.valueType] as const;

const pathOf = (field: string, place: string) => (place ? `${field}.${place}` : field);

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrapped(schema.def.innerType);
  return schema;
}

import type { Metadata } from '../data/types.ts';
import { badParameter } from './failure.ts';
import type { FormValue } from './form.ts';

/** Turns one raw parameter into a value, or throws Stripe's error for it. `undefined`: not sent. */
export type Reader<T> = (value: FormValue | undefined, param: string) => T;
type Fields = Record<string, Reader<unknown>>;
export type Read<F extends Fields> = { [K in keyof F]: ReturnType<F[K]> };

const isMap = (value: FormValue | undefined): value is { [name: string]: FormValue } =>
  typeof value === 'object' && value !== null;
const nested = (param: string, name: string) => (param ? `${param}[${name}]` : name);

/** A set of named parameters; a name not in it is Stripe's parameter_unknown. */
export function shape<F extends Fields>(fields: F): Reader<Read<F> | undefined> {
  return (value, param) => {
    if (value === undefined) return undefined;
    if (!isMap(value)) throw badParameter(`Invalid object`, param);
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(fields, name)) continue;
      const full = nested(param, name);
      throw badParameter(`Received unknown parameter: ${full}`, full, 'parameter_unknown');
    }
    const entries = Object.entries(fields).map(([name, read]) => [name, read(value[name], nested(param, name))]);
    return Object.fromEntries(entries) as Read<F>;
  };
}

export function required<T>(read: Reader<T>): Reader<NonNullable<T>> {
  return (value, param) => {
    if (value === undefined) throw badParameter(`Missing required param: ${param}.`, param, 'parameter_missing');
    const result = read(value, param);
    if (result === null || result === undefined) throw emptyValue(param);
    return result;
  };
}

const emptyValue = (param: string) =>
  badParameter(
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
    param,
    'parameter_invalid_empty',
  );

/** Text; an empty value unsets (null). */
export const text =
  (maximum = 5000): Reader<string | null | undefined> =>
  (value, param) => {
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw badParameter(`Invalid string: ${JSON.stringify(value)}`, param);
    if (value.length > maximum) {
      throw badParameter(`Invalid string: must be at most ${maximum} characters`, param, 'parameter_invalid_string');
    }
    return value === '' ? null : value;
  };

/** Text that can't be unset. */
export const solidText =
  (maximum = 5000): Reader<string | undefined> =>
  (value, param) => {
    const read = text(maximum)(value, param);
    if (read === null) throw emptyValue(param);
    return read;
  };

export const integer =
  (minimum = 0, maximum = 99_999_999_999): Reader<number | undefined> =>
  (value, param) => {
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) {
      throw badParameter(`Invalid integer: ${JSON.stringify(value)}`, param, 'parameter_invalid_integer');
    }
    const number = Number(value);
    if (number < minimum) {
      throw badParameter(`This value must be greater than or equal to ${minimum}.`, param, 'parameter_invalid_integer');
    }
    if (number > maximum) {
      const message = `This value must be less than or equal to ${maximum} (it currently is '${number}').`;
      throw badParameter(message, param, 'parameter_invalid_integer');
    }
    return number;
  };

export const flag: Reader<boolean | undefined> = (value, param) => {
  if (value === undefined) return undefined;
  if (value === 'true') return true;
  if (value === 'false') return false;
  throw badParameter(`Invalid boolean: ${JSON.stringify(value)}`, param);
};

export const oneOf =
  <const T extends string>(...values: T[]): Reader<T | undefined> =>
  (value, param) => {
    if (value === undefined) return undefined;
    const match = values.find((candidate) => candidate === value);
    if (match === undefined) throw badParameter(`Invalid ${param}: must be one of ${values.join(', ')}`, param);
    return match;
  };

export const list =
  <T>(read: Reader<T>, maximum = 100): Reader<NonNullable<T>[] | undefined> =>
  (value, param) => {
    if (value === undefined) return undefined;
    if (value === '') return [];
    if (!isMap(value) || Object.keys(value).some((key) => !/^\d{1,4}$/.test(key))) {
      throw badParameter('Invalid array', param);
    }
    const keys = Object.keys(value).sort((a, b) => Number(a) - Number(b));
    if (keys.length > maximum) {
      throw badParameter(`Array too large: must have at most ${maximum} items`, param, 'parameter_invalid_array');
    }
    return keys.map((key) => required(read)(value[key], `${param}[${key}]`));
  };

/** Stripe's metadata: 50 keys of 40 characters, values of 500; an empty value removes its key. */
export const metadata: Reader<Metadata | null | undefined> = (value, param) => {
  if (value === undefined) return undefined;
  if (value === '') return null;
  if (!isMap(value)) throw badParameter('Invalid object', param);
  const entries = Object.entries(value).map(([key, inner]): [string, string] => {
    const full = nested(param, key);
    if (typeof inner !== 'string') throw badParameter('Metadata values must be strings', full);
    if (key.length > 40) throw badParameter('Metadata keys can have up to 40 characters', full);
    if (inner.length > 500) throw badParameter('Metadata values can have up to 500 characters', full);
    return [key, inner];
  });
  if (entries.length > 50) throw badParameter('Metadata can have up to 50 keys', param);
  return Object.fromEntries(entries);
};

/** Metadata after an update: null clears all, an empty value removes one key, others are merged. */
export function mergeMetadata(current: Metadata, change: Metadata | null | undefined): Metadata {
  if (change === undefined) return current;
  if (change === null) return {};
  return Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== ''));
}

export const currency: Reader<string | undefined> = (value, param) => {
  const read = solidText(20)(value, param)?.toLowerCase();
  if (read !== undefined && !/^[a-z]{3}$/.test(read)) throw badParameter(`Invalid currency: ${read}`, param);
  return read;
};

export const webAddress: Reader<string | undefined> = (value, param) => {
  const read = solidText()(value, param);
  if (read !== undefined && !(URL.canParse(read) && /^https?:$/.test(new URL(read).protocol))) {
    throw badParameter('Not a valid URL', param, 'url_invalid');
  }
  return read;
};

export const emailAddress: Reader<string | undefined> = (value, param) => {
  const read = solidText(800)(value, param);
  if (read !== undefined && !isEmail(read))
    throw badParameter(`Invalid email address: ${read}`, param, 'email_invalid');
  return read;
};

export const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value);

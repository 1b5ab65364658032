import type { ModelValue } from '../value/model-value.ts';
import { shown } from './fault.ts';

/** A value of the model for a message: numbers with at most 15 digits, in SI units. */
export const valueText = (value: ModelValue): string =>
  value.kind === 'text' || value.kind === 'boolean' ? shown(value.text) : String(Number(value.value.toPrecision(15)));

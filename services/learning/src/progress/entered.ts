import type { Translated } from '@arcada/contracts';

interface Expected {
  answer: string;
  tolerance?: number;
  /** By language. */
  unit?: Partial<Translated> | undefined;
}

/** A full stop at the end belongs to the sentence, not to what was entered. */
export const withoutFullStop = (text: string) => text.trim().replace(/\s*\.+$/, '');

/** A number with a decimal point or comma, as people of all three languages type it; undefined for anything else. */
function numberOf(text: string): number | undefined {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Several names are the same in whatever order, separated by commas, semicolons or spaces. */
const namesOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
    .sort()
    .join(' ');

/** Rounding errors of decimal fractions are no difference: 0.1 + 0.2 is 0.3. */
const leastTolerance = 1e-9;

/** The ways to write an answer; the first is the one that is shown. */
export const waysToWrite = (answer: string) => answer.split('|').map((way) => way.trim());

/** What was entered without the unit at its end, in whichever of the languages it is written. */
function withoutUnit(text: string, units: readonly string[]): string {
  const lower = text.toLowerCase();
  const unit = units.find((one) => one && lower.endsWith(one.toLowerCase()));
  return unit ? text.slice(0, -unit.length).trim() : text;
}

/** Whether what a learner entered is the expected result; a number may be followed by its unit. */
export function isExpected({ answer, tolerance = 0, unit = {} }: Expected, entered: string): boolean {
  const whole = withoutFullStop(entered);
  const bare = withoutUnit(
    whole,
    Object.values(unit).map((one) => withoutFullStop(one)),
  );
  return waysToWrite(answer).some((right) => {
    const typed = numberOf(right) !== undefined && numberOf(bare) !== undefined ? bare : whole;
    const [wanted, given] = [numberOf(right), numberOf(typed)];
    if (wanted !== undefined && given !== undefined)
      return Math.abs(wanted - given) <= Math.max(tolerance, leastTolerance);
    return namesOf(withoutFullStop(right)) === namesOf(typed);
  });
}

interface ConventionField {
  values: readonly { code: string }[];
}

/**
 * The separator of a file name's fields: the first character of the example that is neither letter
 * nor digit.
 */
export const separatorOf = (example: string): string => /[^\p{L}\p{N}]/u.exec(example)?.[0] ?? '-';

/** Whether a field takes one of its codes, chosen from a list; `0001 … 9999` is a range and is typed. */
export const isListed = ({ values }: ConventionField): boolean =>
  values.length > 0 && values.every(({ code }) => /^[\p{L}\p{N}]+$/u.test(code));

/** Maximum length of a typed part. */
export const typedPartLength = 20;

/** Whether a field accepts this part of a name, ignoring case. */
export function takesPart(field: ConventionField, part: string): boolean {
  const isOpen = field.values.length === 0 || field.values.some(({ code }) => /…|\.\./.test(code));
  if (!isListed(field) && part.length > typedPartLength) return false;
  if (isOpen) return part !== '' && part === part.trim();
  return field.values.some(({ code }) => code.toLowerCase() === part.toLowerCase());
}

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const controls = 'JABCDEFGHI';
/** First letter of a foreigner's number, and the digit that it counts as; K, L and M count as nothing. */
const leading: Readonly<Record<string, string>> = { X: '0', Y: '1', Z: '2', K: '', L: '', M: '' };

/** Its control digit: every second digit doubled, from the first on, and the digits of that added up. */
function companyControl(digits: string): number {
  const sum = [...digits].reduce((all, digit, at) => {
    const worth = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * Whether Spain's NIF of nine signs ends in the control letter or digit that its other signs give: a person's (DNI),
 * a foreigner's (NIE) or an entity's, whose control is a digit or a letter by the kind of entity.
 */
export function fitsSpanishControl(nif: string): boolean {
  const [first = '', digits, control] = [nif[0], nif.slice(1, 8), nif.slice(8)];
  if (/^[A-JN-W]$/.test(first)) {
    const expected = companyControl(digits);
    return control === `${expected}` || control === controls[expected];
  }
  return control === letters[Number(`${leading[first] ?? first}${digits}`) % 23];
}

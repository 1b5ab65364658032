/** Words of a program's name, folded: "Autodesk Revit" has revit. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const partShape = /^(?<name>.+?)\s+v?(?<from>\d+(?:\.\d+)*)(?:(?<plus>\+)|\s*[-–—]\s*(?<to>\d+(?:\.\d+)*))?$/u;

/** Less than, equal to or greater than 0; only as many numbers count as the bound has: 2026.2 is 2026. */
function compareWith(version: string, bound: string): number {
  const numbers = version.split('.').map(Number);
  for (const [at, limit] of bound.split('.').map(Number).entries()) {
    const difference = (numbers[at] ?? 0) - limit;
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Whether a product runs with a version of a program. Reads the compatibility that the shop shows: "Revit 2021–2026",
 * "Python 3.9+", several with commas. False where either says no version that can be read.
 */
export function isCompatible(compatibility: string, program: { name: string; version: string }): boolean {
  const version = /\d+(?:\.\d+)*/.exec(program.version)?.[0];
  const words = wordsOf(program.name);
  if (version === undefined) return false;
  return compatibility.split(',').some((text) => {
    const { name = '', from = '', plus, to } = partShape.exec(text.trim())?.groups ?? {};
    const named = wordsOf(name);
    if (named.length === 0 || !named.every((word) => words.includes(word))) return false;
    if (compareWith(version, from) < 0) return false;
    if (plus !== undefined) return true;
    return compareWith(version, to ?? from) <= 0;
  });
}

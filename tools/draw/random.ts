/** Numbers that only the seed decides, so that a picture is the same wherever it is drawn. */
export interface Random {
  /** 0 to below 1. */
  next(): number;
  /** A whole number of a range, both ends included. */
  whole(from: number, to: number): number;
  between(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function randomOf(seed: string | number): Random {
  let state = 2166136261;
  for (const letter of String(seed)) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    between: (from, to) => from + next() * (to - from),
    pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
  };
}

/** Assigns the headings of one text their ids: readable and unique. */
export class Slugs {
  private readonly used = new Set<string>();
  // Where to continue counting: ten thousand headings of the same name must not be tried one by
  // one.
  private readonly counted = new Map<string, number>();

  next(text: string): string {
    const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const base =
      plain
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 80)
        .replace(/-$/, '') || 'section';
    let number = this.counted.get(base) ?? 1;
    let id = base;
    while (this.used.has(id)) id = `${base}-${++number}`;
    this.counted.set(base, number);
    this.used.add(id);
    return id;
  }
}

/** Gives headings of one text their ids: readable, and no two alike. */
export class Slugs {
  private readonly used = new Set<string>();

  next(text: string): string {
    const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const base =
      plain
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 80)
        .replace(/-$/, '') || 'section';
    let id = base;
    for (let number = 2; this.used.has(id); number++) id = `${base}-${number}`;
    this.used.add(id);
    return id;
  }
}

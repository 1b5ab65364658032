/** Markup that is safe to output; any other value is escaped when inserted into it. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Markup | string | number | false | null | undefined | readonly Piece[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function write(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (Array.isArray(piece)) return piece.map(write).join('');
  if (piece === false || piece === null || piece === undefined) return '';
  return String(piece).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Tagged template: literal parts are markup, values are escaped text. */
export function html(parts: TemplateStringsArray, ...values: Piece[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + part + write(values[index]), ''));
}

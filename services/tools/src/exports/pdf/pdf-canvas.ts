import type { LogoPicture } from '../content/logo-picture.ts';
import type { Line } from './broken-lines.ts';
import { type Box, type Canvas, type Tag, type TagName, widthOf } from './canvas.ts';
import { type Colour, colours, type Look, looks } from './looks.ts';
import type { Type } from './type.ts';
import type { EmbeddedFont } from './typeface.ts';

/** With what pdfkit's types leave out. */
type Element = PDFKit.PDFStructureElement & { dictionary: { data: { S: TagName } } };

const short = (value: number) => Math.round(value * 100) / 100;
const components = (colour: Colour) =>
  [1, 3, 5].map((at) => (Number.parseInt(colours[colour].slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
const painted = Object.fromEntries(Object.keys(colours).map((name) => [name, components(name as Colour)]));
const nameOf = (bookmark: number) => `heading-${String(bookmark).padStart(5, '0')}`;

/**
 * Draws with pdfkit, which sends each page when the next one begins. Text is written as operators (ISO 32000-1, 9.4),
 * since pdfkit's own text would be measured and encoded again for each line.
 */
export class PdfCanvas implements Canvas {
  private readonly root: Element;
  private chapter: PDFKit.PDFOutline | undefined;
  private across = false;
  /** What the marked content that is open belongs to. */
  private marked: Tag | 'none' = 'none';

  private readonly pdf: PDFKit.PDFDocument;
  private readonly type: Type;

  constructor(pdf: PDFKit.PDFDocument, type: Type) {
    this.pdf = pdf;
    this.type = type;
    this.root = pdf.struct('Document') as Element;
    pdf.addStructure(this.root);
  }

  turn(across: boolean): void {
    this.endMark();
    this.across = across;
    this.pdf.addPage({ size: 'A4', layout: across ? 'landscape' : 'portrait', margin: 0 });
  }

  text({ glyphs, marks }: Line, look: Look, x: number, y: number, tag: Tag): void {
    for (const { from, to } of marks) {
      const scale = look.size / 1000;
      const box = { x: x + from * scale, y: y - look.size, width: (to - from) * scale, height: look.size * 1.28 };
      this.fill(box, 'missing');
    }
    if (glyphs === '') return;
    this.mark(tag);
    this.letters(glyphs, look, x, y);
  }

  fill(box: Box, colour: Colour): void {
    this.mark(undefined);
    this.pdf.addContent(`${painted[colour]} rg ${this.rectangle(box)} f`);
  }

  frame(box: Box, colour: Colour): void {
    this.mark(undefined);
    this.pdf.addContent(`0.5 w ${painted[colour]} RG ${this.rectangle(box)} S`);
  }

  tickBox(box: Box, isDone: boolean, text: string, tag: Tag): void {
    this.mark(tag, text);
    // What has no letter of its own can't be copied: a space is one.
    this.letters(this.type.face(looks.body).set(' ').glyphs, looks.body, box.x, box.y + box.height);
    this.pdf.addContent(`0.8 w ${painted.ink} RG ${this.rectangle(box)} S`);
    if (!isDone) return;
    const at = (right: number, down: number) =>
      `${short(box.x + right * box.width)} ${short(box.y + down * box.height)}`;
    this.pdf.addContent(`${at(0.2, 0.5)} m ${at(0.42, 0.75)} l ${at(0.82, 0.22)} l S`);
  }

  picture({ png }: LogoPicture, { x, y, width, height }: Box, tag: Tag): void {
    this.mark(tag);
    this.pdf.image(png, x, y, { width, height });
  }

  link({ x, y, width, height }: Box, target: number, tag: Tag): void {
    this.pdf.goTo(x, y, width, height, nameOf(target), { structParent: tag } as PDFKit.Mixins.AnnotationOption);
  }

  bookmark(level: 1 | 2, title: string, number: number, y: number): void {
    this.pdf.addNamedDestination(nameOf(number), 'XYZ', 0, y, null);
    const parent = level === 2 && this.chapter ? this.chapter : this.pdf.outline;
    // pdfkit counts `left` from the right.
    const place = { fit: false, top: y, left: widthOf(this.across), expanded: level === 1 };
    const item = parent.addItem(title, place);
    if (level === 1) this.chapter = item;
  }

  open(name: TagName, within?: Tag, more: { scope?: 'Row' | 'Column'; alt?: string } = {}): Tag {
    const element = this.pdf.struct(name, more);
    ((within as Element | undefined) ?? this.root).add(element);
    return element;
  }

  close(tag: Tag): void {
    if (tag && this.marked === tag) this.endMark();
    (tag as Element | undefined)?.end();
  }

  /** Call when everything is drawn. */
  end(): void {
    this.endMark();
    this.root.end();
    this.pdf.end();
  }

  private rectangle = ({ x, y, width, height }: Box) => `${short(x)} ${short(y)} ${short(width)} ${short(height)} re`;

  private letters(glyphs: string, look: Look, x: number, y: number): void {
    const { font } = this.type.face(look);
    this.holdFont(font);
    // The page's upper left corner is its origin, so letters are turned upright again.
    const place = `1 0 0 -1 ${short(x)} ${short(y)} Tm /${font.id} ${look.size} Tf`;
    this.pdf.addContent(`BT ${painted[look.colour]} rg ${place} [${glyphs}] TJ ET`);
  }

  private mark(tag: Tag, actual?: string): void {
    if (this.marked === tag) return;
    this.endMark();
    const element = tag as Element | undefined;
    // Readers look for the text that stands for another in a span (ISO 32000-1, 14.9.4).
    const name = actual === undefined ? element?.dictionary.data.S : 'Span';
    if (element && name) element.add(this.pdf.markStructureContent(name, actual === undefined ? {} : { actual }));
    else this.pdf.markContent('Artifact');
    this.marked = tag;
  }

  private endMark(): void {
    if (this.marked !== 'none') this.pdf.endMarkedContent();
    this.marked = 'none';
  }

  private holdFont(font: EmbeddedFont): void {
    const { fonts } = this.pdf.page as unknown as { fonts: Record<string, unknown> };
    fonts[font.id] ??= font.ref();
  }
}

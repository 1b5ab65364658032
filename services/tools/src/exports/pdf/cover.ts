import type { ExportContent } from '../content/export-content.ts';
import { fitted, type LogoPicture } from '../content/logo-picture.ts';
import { factsBlock } from './blocks.ts';
import { type Look, looks } from './looks.ts';
import { drawLines, type Pen } from './pen.ts';

export function drawCover(
  pen: Pen,
  { title, project, draft, cover, signOff, language }: ExportContent,
  logo: LogoPicture | undefined,
): void {
  const { canvas, flow, type } = pen;
  flow.turn(false);
  if (logo) {
    const size = fitted(logo, 200, 90);
    const figure = canvas.open('Figure', undefined, { alt: project });
    canvas.picture(logo, { x: flow.x, y: flow.y, ...size }, figure);
    canvas.close(figure);
    flow.y += size.height;
  }
  flow.y += 140;
  const line = (text: string, look: Look, space: number) => {
    const tag = canvas.open('P');
    drawLines(pen, type.lines([{ text }], look, flow.width), look, tag);
    canvas.close(tag);
    flow.y += space;
  };
  line(title, looks.title, 6);
  line(project, looks.subtitle, 28);
  if (draft) line(draft.toLocaleUpperCase(language), looks.draft, 14);
  if (cover.length > 0) factsBlock(cover, type).draw(pen);
  flow.y += 18;
  factsBlock(signOff, type).draw(pen);
}

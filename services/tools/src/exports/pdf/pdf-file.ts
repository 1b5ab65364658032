import { setImmediate } from 'node:timers/promises';
import { site } from '@arcada/contracts';
import { robotoFiles } from '@arcada/service-kit/fonts';
import PDFDocument from 'pdfkit';
import type { ContentHeading, ContentPart, ExportContent } from '../content/export-content.ts';
import type { LogoPicture } from '../content/logo-picture.ts';
import { pageRuns } from '../content/page-runs.ts';
import { blocksOf } from './blocks.ts';
import { blankCanvas, type Canvas } from './canvas.ts';
import { drawContents } from './contents.ts';
import { drawCover } from './cover.ts';
import { type BlockRun, drawBlocks } from './draw-blocks.ts';
import { Flow } from './flow.ts';
import { pageDress } from './page-dress.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import type { Pen } from './pen.ts';
import { Type } from './type.ts';
import { type EmbeddedFont, Typeface } from './typeface.ts';

const headingsOf = (part: ContentPart): ContentHeading[] => {
  if (part.kind === 'heading') return [part];
  return part.kind === 'table' && part.heading ? [part.heading] : [];
};

function typeOf(pdf: PDFKit.PDFDocument): Type {
  const face = (file: string) => new Typeface((pdf.font(file) as unknown as { _font: EmbeddedFont })._font);
  return new Type(face(robotoFiles.normal), face(robotoFiles.bold));
}

/**
 * Writes a document as PDF with an outline, page by page; its pages lie across for wide tables. It is laid out twice,
 * as its contents are before the pages that they name.
 */
export async function writePdf(
  content: ExportContent,
  logo: LogoPicture | undefined,
  write: (bytes: Uint8Array) => void,
): Promise<void> {
  const { language, title, project, parts } = content;
  const name = [title, project].filter(Boolean).join(' · ');
  const pdf = new PDFDocument({
    autoFirstPage: false,
    font: robotoFiles.normal,
    // Words are kept by Typeface.
    fontLayoutCache: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: name, Author: content.author || site.name, Creator: site.name },
  });
  const type = typeOf(pdf);
  const headings = parts.flatMap(headingsOf);
  // By Word's pages, so that both files have the same.
  const runs = pageRuns(parts).map(
    (run): BlockRun => ({ across: run.across, blocks: run.parts.flatMap((part) => blocksOf(part, type)) }),
  );
  const laidOut = async (
    canvas: Canvas,
    pages: number,
    headingPages: readonly number[],
    pause: () => Promise<void>,
  ) => {
    const flow = new Flow(canvas, pageDress(canvas, type, content, name, pages));
    const pen: Pen = { canvas, flow, type, headingPages: [] };
    drawCover(pen, content, logo);
    drawContents(pen, headings, headingPages, language);
    await drawBlocks(pen, runs, pause);
    return { pages: flow.page, headingPages: pen.headingPages };
  };
  const first = await laidOut(blankCanvas, 0, [], async () => {});
  pdf.on('data', write);
  const ended = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  const canvas = new PdfCanvas(pdf, type);
  // What is drawn is sent before more is drawn.
  await laidOut(canvas, first.pages, first.headingPages, () => setImmediate());
  canvas.end();
  await ended;
}

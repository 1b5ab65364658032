import { site } from '@arcada/contracts';
import { printable, renderPdf } from '@arcada/service-kit/pdf';
import type { Content, StyleDictionary, TDocumentDefinitions } from 'pdfmake/interfaces';
import { isWide } from '../content/column-widths.ts';
import type { ContentPart, ExportContent } from '../content/export-content.ts';
import { exportWords } from '../content/export-words.ts';
import { fitted, type LogoPicture } from '../content/logo-picture.ts';
import { factsOf, headingOf, pdfPart } from './pdf-parts.ts';
import { colours } from './pdf-text.ts';

/** A4 with margins of 2 cm, in points. */
const page = { width: 595.28, height: 841.89, margin: 56.7 };
const textWidth = (across: boolean) => (across ? page.height : page.width) - 2 * page.margin;

const styles: StyleDictionary = {
  title: { fontSize: 28, bold: true },
  subtitle: { fontSize: 16, color: colours.mute },
  contents: { fontSize: 16, bold: true, color: colours.accent },
  heading1: { fontSize: 16, bold: true, color: colours.accent, margin: [0, 14, 0, 6] },
  heading2: { fontSize: 12.5, bold: true, margin: [0, 10, 0, 4] },
  toc1: { bold: true },
  toc2: { color: colours.ink },
};

/** Parts with their outline; where wide tables begin and end, pages turn. */
function partsOf(parts: readonly ContentPart[]): Content[] {
  let chapter = '';
  let count = 0;
  let across = false;
  const content: Content[] = [];
  const headed = (part: Extract<ContentPart, { kind: 'heading' }>) => {
    const id = `heading-${++count}`;
    const made = headingOf(part, id, chapter);
    if (part.level === 1) chapter = id;
    return made;
  };
  const needsAcross = (at: number): boolean => {
    const part = parts[at];
    if (part?.kind === 'heading') return needsAcrossAfter(at);
    return part?.kind === 'table' && isWide(part);
  };
  // A chapter's heading goes with what follows it.
  const needsAcrossAfter = (at: number): boolean => parts[at + 1] !== undefined && needsAcross(at + 1);
  parts.forEach((part, at) => {
    const turned = needsAcross(at);
    const made: Content[] = [];
    if (part.kind === 'heading') made.push(headed(part));
    else {
      if (part.kind === 'table' && part.heading) made.push(headed(part.heading));
      made.push(pdfPart(part, textWidth(turned)));
    }
    const turn = turned === across ? {} : { pageBreak: 'before', pageOrientation: turned ? 'landscape' : 'portrait' };
    across = turned;
    content.push(...made.map((one, index) => (index === 0 ? { ...(one as object), ...turn } : one) as Content));
  });
  return content;
}

const coverOf = ({ title, project, cover }: ExportContent, logo: LogoPicture | undefined): Content[] => [
  ...(logo ? [{ image: `data:image/png;base64,${logo.png.toString('base64')}`, ...fitted(logo, 200, 90) }] : []),
  { text: printable(title), style: 'title', margin: [0, 140, 0, 6] },
  { text: printable(project), style: 'subtitle', margin: [0, 0, 0, 28] },
  ...(cover.length > 0 ? [factsOf(cover, textWidth(false))] : []),
];

/** A document as pdfmake's definition. */
function pdfDefinition(content: ExportContent, logo: LogoPicture | undefined): TDocumentDefinitions {
  const { language, title, project, reference, parts } = content;
  const name = [title, project].filter(Boolean).map(printable).join(' · ');
  const quiet = { fontSize: 8, color: colours.mute };
  return {
    pageSize: 'A4',
    pageMargins: page.margin,
    language,
    displayTitle: true,
    info: { title: name, author: site.name },
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.2, color: colours.ink },
    styles,
    header: (current) =>
      current === 1
        ? ''
        : { text: name, ...quiet, margin: [page.margin, 28, page.margin, 0], noWrap: false, maxHeight: 20 },
    footer: (current, count) =>
      current === 1
        ? ''
        : {
            text: `${reference ? `${printable(reference)} · ` : ''}${exportWords.page[language]} ${current} ${exportWords.of[language]} ${count}`,
            alignment: 'right',
            ...quiet,
            margin: [page.margin, 20, page.margin, 0],
          },
    content: [
      ...coverOf(content, logo),
      {
        toc: { title: { text: exportWords.contents[language], style: 'contents', margin: [0, 0, 0, 8] } },
        pageBreak: 'before',
      },
      { text: '', pageBreak: 'after' },
      ...partsOf(parts),
    ],
  };
}

/** A document as PDF with an outline. Its pages lie across for wide tables. */
export const pdfFile = (content: ExportContent, logo: LogoPicture | undefined): Promise<Buffer> =>
  renderPdf(pdfDefinition(content, logo));

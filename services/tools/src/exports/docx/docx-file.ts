import { site } from '@arcada/contracts';
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  ImageRun,
  type ISectionOptions,
  type IXmlableObject,
  Packer,
  PageNumber,
  type PageNumberEstimator,
  PageOrientation,
  Paragraph,
  type Table,
  TableOfContents,
  TextRun,
} from 'docx';
import { estimatePageNumbersWith } from 'docx/layout';
import type { ExportContent } from '../content/export-content.ts';
import { exportWords } from '../content/export-words.ts';
import { fitted, type LogoPicture } from '../content/logo-picture.ts';
import { type PageRun, pageRuns } from '../content/page-runs.ts';
import { DocxLists } from './docx-lists.ts';
import { docxPart, factsOf } from './docx-parts.ts';
import { colours, docxNumbering, docxStyles } from './docx-styles.ts';
import { estimatedPages } from './estimated-pages.ts';
import { isQuicklyLaidOut, isQuicklyNumbered } from './layout-work.ts';

/** A4 with margins of 2 cm, in twentieths of a point. */
const page = { width: 11_906, height: 16_838, margin: 1_134 };
const textWidth = (across: boolean) => (across ? page.height : page.width) - 2 * page.margin;

function pageParts({ language, title, project, reference }: ExportContent) {
  const quiet = { size: 16, color: colours.mute };
  const words = exportWords;
  return {
    headers: {
      default: new Header({
        children: [
          new Paragraph({ children: [new TextRun({ text: [title, project].filter(Boolean).join(' · '), ...quiet })] }),
        ],
      }),
    },
    footers: {
      default: new Footer({
        children: [
          new Paragraph({
            alignment: AlignmentType.RIGHT,
            children: [
              new TextRun({
                ...quiet,
                children: [
                  reference === '' ? '' : `${reference} · `,
                  `${words.page[language]} `,
                  PageNumber.CURRENT,
                  ` ${words.of[language]} `,
                  PageNumber.TOTAL_PAGES,
                ],
              }),
            ],
          }),
        ],
      }),
    },
  };
}

const sectionOf = (
  across: boolean,
  children: readonly (Paragraph | Table | TableOfContents)[],
  more: Partial<ISectionOptions> = {},
): ISectionOptions => ({
  ...more,
  properties: {
    page: {
      size: {
        width: page.width,
        height: page.height,
        orientation: across ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
      },
      margin: { top: page.margin, right: page.margin, bottom: page.margin, left: page.margin },
    },
  },
  children,
});

function coverOf(
  { title, project, draft, cover, signOff }: ExportContent,
  logo: LogoPicture | undefined,
): (Paragraph | Table)[] {
  const picture =
    logo &&
    new Paragraph({
      children: [
        new ImageRun({
          type: 'png',
          data: logo.png,
          transformation: fitted(logo, 260, 120),
          altText: { name: 'logo', description: project, title: 'logo' },
        }),
      ],
    });
  return [
    ...(picture ? [picture] : []),
    new Paragraph({ style: 'Title', children: [new TextRun(title)] }),
    new Paragraph({ style: 'Subtitle', children: [new TextRun(project)] }),
    ...(draft ? [new Paragraph({ style: 'Draft', children: [new TextRun(draft)] })] : []),
    ...(cover.length > 0 ? [factsOf(cover, textWidth(false))] : []),
    // Two tables without a paragraph between them would be one.
    new Paragraph({}),
    factsOf(signOff, textWidth(false)),
  ];
}

const estimate = estimatePageNumbersWith({ guess: true });

/** Names of the bookmarks that the contents refer to, in order: one of each heading. */
function headingMarks(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { 'w:bookmarkStart': mark } = part as { 'w:bookmarkStart'?: { _attr: Record<string, unknown> } };
  const name = String(mark?._attr['w:name'] ?? '');
  return name.startsWith('_Toc') ? [name] : Object.values(part).flatMap(headingMarks);
}

/** Pages of headings that were estimated without a layout; Word counts them again when it opens the file. */
const roughly = (runs: readonly PageRun[], withChapters: boolean): PageNumberEstimator =>
  Object.assign(
    (body: IXmlableObject) => {
      const pages = estimatedPages(runs);
      return { bookmarks: new Map(headingMarks(body).map((name, at) => [name, String(pages[at] ?? '')])) };
    },
    { ...(withChapters && estimate.listNumbers && { listNumbers: estimate.listNumbers }) },
  );

/** A document as a Word file, with real heading styles and a table of contents; of one that is long to lay out, they are estimated. */
export function docxFile(content: ExportContent, logo: LogoPicture | undefined): Promise<Buffer> {
  const parts = pageParts(content);
  const contents = [
    new Paragraph({ style: 'TOCHeading', children: [new TextRun(exportWords.contents[content.language])] }),
    new TableOfContents(exportWords.contents[content.language], { hyperlink: true, headingStyleRange: '1-2' }),
  ];
  const runs = pageRuns(content.parts);
  const lists = new DocxLists();
  const chapters = runs.map(({ across, parts: own }) =>
    sectionOf(
      across,
      own.flatMap((part) => docxPart(part, textWidth(across), lists)),
      parts,
    ),
  );
  return Packer.toBuffer(
    new Document({
      title: [content.title, content.project].filter(Boolean).join(' · '),
      creator: content.author || site.name,
      styles: docxStyles(content.language),
      numbering: docxNumbering(lists.looksOfNumbers),
      ...(isQuicklyLaidOut(content.parts)
        ? { pageNumbers: estimate }
        : {
            pageNumbers: roughly(runs, isQuicklyNumbered(content.parts)),
            features: { updateFields: true },
          }),
      sections: [sectionOf(false, coverOf(content, logo)), sectionOf(false, contents, parts), ...chapters],
    }),
  );
}

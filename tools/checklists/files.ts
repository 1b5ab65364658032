import { readdirSync } from 'node:fs';
import path from 'node:path';

const media = path.resolve(import.meta.dirname, '../../services/learning/src/seed/media');

/** The checklists that courses have as Markdown, and where each of them lies as a workbook. */
export const checklistFiles = () =>
  readdirSync(media)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({
      markdown: path.join(media, file),
      workbook: path.join(media, file.replace(/\.md$/, '.xlsx')),
    }));

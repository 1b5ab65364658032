import type { ContentBlock } from '@arcada/contracts';
import { toContent } from '@arcada/service-kit/markdown';

const isUnnamed = (block: ContentBlock): boolean => {
  if (block.type === 'image') return block.alt.trim() === '';
  if (block.type === 'quote') return block.children.some(isUnnamed);
  return block.type === 'list' && block.items.some((item) => item.some(isUnnamed));
};

/** Whether a picture in the Markdown lacks the text that is read to those who don't see it. */
export const hasUnnamedPicture = (markdown: string): boolean =>
  markdown.includes('![') && toContent(markdown).some(isUnnamed);

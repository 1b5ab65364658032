import type { Translate } from '@arcada/platform';
import type { ContentLabels } from '@arcada/ui/content';

/** Texts of the interactive parts of a formatted text. */
export const contentLabels = (t: Translate): ContentLabels => ({
  copy: t('common.copy'),
  copied: t('post.codeCopied'),
  copyRefused: t('post.codeRefused'),
  table: t('post.table'),
});

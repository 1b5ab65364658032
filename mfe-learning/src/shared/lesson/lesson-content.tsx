import type { Lesson } from '@arcada/contracts';
import { Content } from '@arcada/ui/content';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** An article, or the notes of a video. */
export function LessonContent({ blocks }: { blocks: Lesson['body'] }) {
  const { t } = useTranslation('learning');
  if (blocks.length === 0) return null;
  return (
    <Content
      blocks={blocks}
      labels={{
        copy: t('common.copy'),
        copied: t('lesson.copied'),
        copyRefused: t('lesson.copyRefused'),
        table: t('lesson.table'),
      }}
      renderLink={({ href, ...rest }) =>
        href.startsWith('/') && !href.startsWith('/api/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
      }
    />
  );
}

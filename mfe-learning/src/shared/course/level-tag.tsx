import { courseLevels } from '@arcada/contracts';
import { Tag } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** The level in the page's language, if it is one of the known three; otherwise as the course has it. */
export function LevelTag({ level }: { level: string }) {
  const { t } = useTranslation('learning');
  const known = courseLevels.find((name) => name === level);
  return <Tag>{known ? t(`level.${known}`) : level}</Tag>;
}

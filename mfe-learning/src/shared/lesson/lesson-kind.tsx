import type { LessonKind } from '@arcada/contracts';
import { FileIcon, type IconProps } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { ExerciseIcon, PlayIcon, QuizIcon } from '../icons.tsx';

const icons = { video: PlayIcon, article: FileIcon, quiz: QuizIcon, exercise: ExerciseIcon };

/** The kind of a lesson as a small icon with a text alternative. */
export function LessonKindIcon({ kind, ...rest }: IconProps & { kind: LessonKind }) {
  const { t } = useTranslation('learning');
  const Picture = icons[kind];
  return <Picture size={18} label={t(`kind.${kind}`)} {...rest} />;
}

import { useTranslation } from 'react-i18next';
import './progress-bar.css';

interface ProgressBarProps {
  done: number;
  all: number;
  /** In a table: two numbers instead of words. */
  short?: boolean;
}

/** How much of the course is complete, as a bar and in words. */
export function ProgressBar({ done, all, short }: ProgressBarProps) {
  const { t } = useTranslation('learning');
  const words = t('enrol.progress', { done, all });
  return (
    <div className={short ? 'learn-progress learn-progress--short' : 'learn-progress'}>
      <progress className="learn-progress-bar" value={done} max={Math.max(1, all)} aria-label={words} />
      <span className="a-small a-mute" aria-hidden="true">
        {short ? `${done}/${all}` : words}
      </span>
    </div>
  );
}

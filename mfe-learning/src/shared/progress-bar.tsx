import { useTranslation } from 'react-i18next';
import './progress-bar.css';

/** How much of the course is complete, as a bar and in words. */
export function ProgressBar({ done, all }: { done: number; all: number }) {
  const { t } = useTranslation('learning');
  const words = t('enrol.progress', { done, all });
  return (
    <div className="learn-progress">
      <progress className="learn-progress-bar" value={done} max={Math.max(1, all)} aria-label={words} />
      <span className="a-small a-mute" aria-hidden="true">
        {words}
      </span>
    </div>
  );
}

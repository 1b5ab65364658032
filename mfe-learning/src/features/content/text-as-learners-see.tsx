import type { Language, LessonKind } from '@arcada/contracts';
import { useErrorText, useSettled } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { LessonContent } from '../../shared/lesson/lesson-content.tsx';
import { authoringApi } from './authoring.api.ts';

/** Milliseconds without typing before the service is asked. */
const pause = 500;

interface TextAsLearnersSeeProps {
  kind: LessonKind;
  language: Language;
  text: { title: string; summary: string; body: string };
}

/** What is typed of a lesson as its learners will see it. The service turns Markdown into blocks for both. */
export function TextAsLearnersSee({ kind, language, text: { title, summary, body } }: TextAsLearnersSeeProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const typed = useSettled(body, pause);
  const skip = typed.trim() === '';
  const { data, error } = authoringApi.useLearningContentTextQuery(typed, { skip });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="learn-as-seen" aria-labelledby="as-seen" tabIndex={0}>
      <h2 id="as-seen" className="learn-editor-heading">
        {t('authoring.asSeen')}
      </h2>
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
      <div lang={language} className="a-stack">
        {title && <h3 className="learn-as-seen-title">{title}</h3>}
        {summary && <p className="a-mute">{summary}</p>}
        {!skip && data && <LessonContent blocks={data.body} />}
      </div>
      {/* A video needs no text. */}
      {kind === 'video' ? (
        <p className="a-small a-mute">{t('authoring.asSeenVideo')}</p>
      ) : (
        skip && <p className="a-small a-mute">{t('authoring.asSeenNone')}</p>
      )}
    </section>
  );
}

import { languagesInWords } from '@arcada/bim';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import type { TopicLanguage } from './use-topic-language.ts';

/** What a change of the document's language did to its topics, with the button that takes it back. */
export function TopicLanguageNotice({ outcome, failed, change, undo }: TopicLanguage) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  if (failed)
    return (
      <Notice
        tone="danger"
        live
        actions={
          <Button size="small" onClick={() => change(failed.language)}>
            {t('topicLanguage.again')}
          </Button>
        }
      >
        {t('topicLanguage.failed', { message: errorText(failed.error) })}
      </Notice>
    );
  if (!outcome || (outcome.swapped === 0 && outcome.codes === 0 && outcome.kept.length === 0)) return null;
  const { swapped, codes, kept } = outcome;
  const words = languagesInWords[outcome.language][language];
  return (
    <Notice
      tone={kept.length > 0 ? 'warning' : undefined}
      live
      actions={
        undo && (
          <Button size="small" onClick={undo}>
            {t('topicLanguage.undo')}
          </Button>
        )
      }
    >
      {swapped > 0 && t('topicLanguage.swapped', { count: swapped, language: words })}
      {swapped === 0 && codes === 0 && t('topicLanguage.none')}
      {codes > 0 && ` ${t('topicLanguage.codes', { language: words })}`}
      {kept.length > 0 && (
        <>
          <p>{t('topicLanguage.kept')}</p>
          <ul className="tools-kept-topics">
            {kept.map(({ id, title }) => (
              <li key={id}>{title || t('topics.untitled')}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

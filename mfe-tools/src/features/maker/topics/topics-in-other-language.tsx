import { languagesInWords } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';
import { TopicLanguageNotice } from './topic-language-notice.tsx';
import { useTopicLanguage } from './use-topic-language.ts';

/** Says that topics are in another language than the document, and brings those of the library into it. */
export function TopicsInOtherLanguage() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document, findings } = useEditing();
  const changing = useTopicLanguage();
  const { pending, outcome, failed, change } = changing;
  if (outcome || failed) return <TopicLanguageNotice {...changing} />;
  if (!findings.some(({ rule }) => rule === 'topic-other-language')) return null;
  return (
    <Notice
      tone="warning"
      actions={
        <Button
          size="small"
          loading={pending !== undefined}
          loadingLabel={t('topicLanguage.swapping')}
          onClick={() => change(document.language)}
        >
          {t('topicLanguage.swap', { language: languagesInWords[document.language][language] })}
        </Button>
      }
    >
      {t('topicLanguage.mixed')}
    </Notice>
  );
}

import { categoryLabels, type Suggestion } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Button, Disclosure } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { TopicText } from '../../../shared/preview/topic-text.tsx';
import { useEditing } from '../editing/editing-context.ts';

interface SuggestionItemProps {
  suggestion: Suggestion;
  isUsed: boolean;
  onAdd: () => void;
}

/** A suggested topic with the reason for it, to be read before it is added. */
export function SuggestionItem({ suggestion: { topic, reason }, isUsed, onAdd }: SuggestionItemProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document } = useEditing();
  return (
    <li className="tools-chat-item">
      <Disclosure title={topic.title}>
        <div className="tools-topic-read" lang={document.language}>
          <TopicText text={topic.text} document={document} />
        </div>
      </Disclosure>
      <p className="a-small a-mute">{categoryLabels[topic.category][language]}</p>
      <p>{reason}</p>
      <div>
        <Button
          size="small"
          disabled={isUsed}
          aria-label={isUsed ? undefined : t('library.addNamed', { name: topic.title })}
          onClick={onAdd}
        >
          {t(isUsed ? 'suggestions.inDocument' : 'library.add')}
        </Button>
      </div>
    </li>
  );
}

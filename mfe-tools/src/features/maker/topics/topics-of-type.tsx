import { applyEdits, type BimDocument, type Topic, topicsOfType, typeChoice, withTopics } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoNotice } from '../../../shared/undo-notice.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { useUndoable } from '../editing/use-undoable.ts';
import { mostTopics, topicsApi } from './topics.api.ts';

interface TopicsOfTypeProps {
  /** The type was just changed: topics that are missing are offered, too, where none is of another type. */
  isChanged?: boolean;
}

/** Offers to bring the library's topics in line with the type of the document; what was edited is only named. */
export function TopicsOfType({ isChanged = false }: TopicsOfTypeProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document } = useEditing();
  const { canUndo, put, undo } = useUndoable();
  const [said, setSaid] = useState('');
  const [isBegun, setBegun] = useState(isChanged);
  const [isLeft, setLeft] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { data } = topicsApi.useToolsTopicsQuery({ lang: document.language, pageSize: mostTopics });
  const library = data?.items ?? [];
  const { missing, foreign, edited } = topicsOfType(document, library);
  const isOffered = !isLeft && document.topics.length > 0 && (foreign.length > 0 || (isBegun && missing.length > 0));
  const change = (edit: (now: BimDocument) => BimDocument, words: string) => {
    put(edit);
    setSaid(words);
    setBegun(true);
    box.current?.focus({ preventScroll: true });
  };
  const add = () => change((now) => withTopics(now, missing, library), t('library.added', { count: missing.length }));
  const remove = () =>
    change(
      (now) =>
        applyEdits(
          now,
          foreign.map(({ id }) => ({ op: 'remove-topic', topic: id })),
        ),
      t('topicsOfType.removed', { count: foreign.length }),
    );
  const handleUndo = () => {
    undo();
    box.current?.focus({ preventScroll: true });
  };
  if (!canUndo && !isOffered) return null;
  return (
    <div ref={box} tabIndex={-1} className="a-stack">
      {canUndo && <UndoNotice onUndo={handleUndo}>{said}</UndoNotice>}
      {isOffered && (
        <Notice
          live
          title={t('topicsOfType.title', { type: typeChoice(document.type, language) })}
          actions={
            <>
              {missing.length > 0 && (
                <Button size="small" onClick={add}>
                  {t('topicsOfType.add', { count: missing.length })}
                </Button>
              )}
              {foreign.length > 0 && (
                <Button size="small" onClick={remove}>
                  {t('topicsOfType.remove', { count: foreign.length })}
                </Button>
              )}
              <Button size="small" onClick={() => setLeft(true)}>
                {t('topicsOfType.leave')}
              </Button>
            </>
          }
        >
          <Titles words={t('topicsOfType.missing')} topics={missing} />
          <Titles words={t('topicsOfType.foreign')} topics={foreign} />
          <Titles words={t('topicsOfType.edited')} topics={edited} />
        </Notice>
      )}
    </div>
  );
}

function Titles({ words, topics }: { words: string; topics: readonly Pick<Topic, 'id' | 'title'>[] }) {
  const { t } = useTranslation('tools');
  const { document } = useEditing();
  if (topics.length === 0) return null;
  return (
    <>
      <p>{words}</p>
      <ul className="tools-kept-topics" lang={document.language}>
        {topics.map(({ id, title }) => (
          <li key={id}>{title || t('topics.untitled')}</li>
        ))}
      </ul>
    </>
  );
}

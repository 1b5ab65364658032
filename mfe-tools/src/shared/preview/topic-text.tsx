import { type BimDocument, isFilledTooLong, type TextList, type TextPart, taskOf, textBlocks } from '@arcada/bim';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrder } from './in-order.ts';
import './preview.css';

/** A topic's paragraphs and lists, its placeholders filled; those of empty fields are marked. */
export function TopicText({ text, document }: { text: string; document: BimDocument }) {
  const { t } = useTranslation('tools');
  const shown = (parts: readonly TextPart[]) =>
    inOrder(parts, ({ kind, text }) =>
      kind === 'missing' || kind === 'unknown' ? <mark title={t(`preview.${kind}`)}>{text}</mark> : text,
    );
  // As written: a short text may name a long field a thousand times.
  if (isFilledTooLong(document, text))
    return (
      <>
        <p>
          <mark>{t('preview.topicTooLong')}</mark>
        </p>
        <p className="tools-as-written">{text}</p>
      </>
    );
  const listOf = ({ start, items }: TextList): ReactNode => {
    const isNumbered = start !== undefined;
    const drawn = inOrder(items, (item) => (
      <li className={!isNumbered && taskOf(item) ? 'tools-task' : undefined}>
        {shown(item.parts)}
        {inOrder(item.lists, listOf)}
      </li>
    ));
    return isNumbered ? <ol start={start}>{drawn}</ol> : <ul>{drawn}</ul>;
  };
  return inOrder(textBlocks(document, text), (block) =>
    block.kind === 'list' ? listOf(block) : <p>{shown(block.parts)}</p>,
  );
}

import { type BimDocument, isFilledTooLong, type TextPart, taskOf, textBlocks } from '@arcada/bim';
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
  return inOrder(textBlocks(document, text), (block) =>
    block.kind === 'list' ? (
      <ul>
        {inOrder(block.items, (parts) => (
          <li className={taskOf(parts) && 'tools-task'}>{shown(parts)}</li>
        ))}
      </ul>
    ) : (
      <p>{shown(block.parts)}</p>
    ),
  );
}

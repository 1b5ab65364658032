import { type BimDocument, type TextPart, textBlocks } from '@arcada/bim';
import { useTranslation } from 'react-i18next';
import { inOrder } from './in-order.ts';
import './preview.css';

/** A topic's paragraphs and lists, its placeholders filled; those of empty fields are marked. */
export const TopicText = ({ text, document }: { text: string; document: BimDocument }) =>
  inOrder(textBlocks(document, text), (block) =>
    block.kind === 'list' ? (
      <ul>
        {inOrder(block.items, (parts) => (
          <li>
            <Parts parts={parts} />
          </li>
        ))}
      </ul>
    ) : (
      <p>
        <Parts parts={block.parts} />
      </p>
    ),
  );

function Parts({ parts }: { parts: readonly TextPart[] }) {
  const { t } = useTranslation('tools');
  return inOrder(parts, ({ kind, text }) =>
    kind === 'missing' || kind === 'unknown' ? <mark title={t(`preview.${kind}`)}>{text}</mark> : text,
  );
}

import { writeBlock } from '@arcada/bim';
import { Button, Notice } from '@arcada/ui';
import { copyText } from '@arcada/ui/copying';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeftOutCell } from '../editing/left-out.ts';

interface LeftOutCellsProps {
  cells: readonly LeftOutCell[];
  onDismiss: () => void;
  /** How many of the texts can stand as words of their own for "other", and what takes them. */
  own: { count: number; take: () => void };
}
/** The copy has them all. */
const mostShown = 100;
const mostLetters = 200;

const shortened = (text: string) => (text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text);

/** What cells could not take, so that no text gets lost unseen: it can be copied, and stays until it is dismissed. */
export function LeftOutCells({ cells, onDismiss, own }: LeftOutCellsProps) {
  const { t } = useTranslation('tools');
  const [copied, setCopied] = useState<{ cells: readonly LeftOutCell[]; done: boolean }>();
  const title = cells.length > 0 && t('leftOut.title', { count: cells.length });
  const handleCopy = async () => {
    const heads = [t('leftOut.row'), t('leftOut.column'), t('leftOut.text'), t('leftOut.reason')];
    const rows = cells.map(({ row, heading, text, message }) => [String(row + 1), heading, text, message]);
    setCopied({ cells, done: await copyText(writeBlock([heads, ...rows])) });
  };
  return (
    <>
      <p role="status" className="a-visually-hidden">
        {title}
      </p>
      {title && (
        <Notice
          tone="warning"
          title={title}
          actions={
            <>
              {own.count > 0 && (
                <Button size="small" onClick={own.take}>
                  {t('leftOut.own', { count: own.count })}
                </Button>
              )}
              <Button size="small" onClick={() => void handleCopy()}>
                {t('leftOut.copy')}
              </Button>
              <Button size="small" onClick={onDismiss}>
                {t('leftOut.dismiss')}
              </Button>
              <span role="status" className="a-small">
                {copied?.cells === cells && t(copied.done ? 'leftOut.copied' : 'leftOut.copyFailed')}
              </span>
            </>
          }
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className="tools-left-out" aria-label={title} tabIndex={0}>
            <ul>
              {cells.slice(0, mostShown).map(({ row, column, heading, text, message }) => (
                <li key={`${row} ${column} ${text}`}>
                  {t(heading ? 'leftOut.cell' : 'leftOut.noColumn', { row: row + 1, column: heading, message })}
                  {!message.includes(text) && <q>{shortened(text)}</q>}
                </li>
              ))}
            </ul>
            {cells.length > mostShown && <p>{t('leftOut.more', { count: cells.length - mostShown })}</p>}
          </section>
        </Notice>
      )}
    </>
  );
}

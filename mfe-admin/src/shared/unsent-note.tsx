import { Button, Notice } from '@arcada/ui';
import { useCopying } from '@arcada/ui/copying';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** A note to the author that can't be sent back any more: it can be copied. */
export function UnsentNote({ note, onDiscard }: { note: string; onDiscard: () => void }) {
  const { t } = useTranslation('admin');
  const { copying, copy } = useCopying();
  const words = useRef<HTMLParagraphElement>(null);
  const handleCopy = async () => {
    // To be copied by hand.
    if (!(await copy(note)) && words.current) getSelection()?.selectAllChildren(words.current);
  };
  return (
    <Notice
      title={t('sendBack.unsent.title')}
      actions={
        <>
          <Button size="small" onClick={() => void handleCopy()}>
            {t('sendBack.unsent.copy')}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {t('sendBack.unsent.discard')}
          </Button>
          <span className="a-small" role="status">
            {copying && t(`sendBack.unsent.${copying}`)}
          </span>
        </>
      }
    >
      <p ref={words} className="admin-written">
        {note}
      </p>
    </Notice>
  );
}

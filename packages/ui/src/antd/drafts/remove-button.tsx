import { useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { Notice } from '../../feedback/notice.tsx';
import { TrashIcon } from '../../icons/icons.tsx';
import { Dialog } from '../../layers/dialog.tsx';

interface RemoveButtonProps {
  words: { remove: string; title: string; text: string; sure: string; cancel: string; close: string };
  loading: boolean;
  /** Why it couldn't be removed; the question stays. */
  error: string | undefined;
  /** The page leaves once it is removed. */
  onSure: () => void;
}

/** Deletes what is being written, after confirmation. */
export function RemoveButton({ words, loading, error, onSure }: RemoveButtonProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="ghost" icon={<TrashIcon />} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={words.title}
        closeLabel={words.close}
        footer={
          <>
            <Button onClick={close}>{words.cancel}</Button>
            <Button variant="danger" loading={loading} onClick={onSure}>
              {words.sure}
            </Button>
          </>
        }
      >
        <div className="a-stack">
          <p>{words.text}</p>
          {error !== undefined && (
            <Notice tone="danger" live>
              {error}
            </Notice>
          )}
        </div>
      </Dialog>
    </>
  );
}

import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatApi } from './chat.api.ts';

/** Asks before the chat of a document is deleted for good. */
export function RemoveChat({ documentId }: { documentId: string }) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const [open, setOpen] = useState(false);
  const [remove, removing] = chatApi.useToolsChatRemoveMutation();
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('chat.remove')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('chat.removeTitle')}
        closeLabel={t('common.close')}
        footer={
          <div className="a-row">
            <Button onClick={() => setOpen(false)}>{t('common.cancel')}</Button>
            <Button variant="danger" loading={removing.isLoading} onClick={() => void remove(documentId)}>
              {t('chat.remove')}
            </Button>
          </div>
        }
      >
        <div className="a-stack">
          {removing.error !== undefined && <Notice tone="danger">{errorText(removing.error)}</Notice>}
          <p>{t('chat.removeText')}</p>
        </div>
      </Dialog>
    </>
  );
}

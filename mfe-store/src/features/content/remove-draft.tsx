import { links, type ProductEdition } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Dialog, Notice, notify, TrashIcon } from '@arcada/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useContentTexts } from '../../shared/content-texts.ts';
import { ownProductsApi } from './content.api.ts';

/** Deletes what is being written, after confirmation. What is on sale stays. */
export function RemoveDraft({ edition: { id, texts, tag, isNew } }: { edition: ProductEdition }) {
  const { t } = useContentTexts();
  const { language } = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [remove, removing] = ownProductsApi.useStoreOwnProductDiscardMutation();
  const handleRemove = async () => {
    if ((await remove({ id, tag })).error) return;
    notify({ title: t('removed'), tone: 'success' });
    void navigate(links.contentProducts(), { replace: true });
  };
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="ghost" icon={<TrashIcon />} onClick={() => setAsking(true)}>
        {t('removeDraft')}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('removeTitle')}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button onClick={close}>{t('common.cancel')}</Button>
            <Button variant="danger" loading={removing.isLoading} onClick={() => void handleRemove()}>
              {t('removeSure')}
            </Button>
          </>
        }
      >
        <div className="a-stack">
          <p>{t(isNew ? 'removeText' : 'removeEdition', { name: texts[language].name || id })}</p>
          {removing.error !== undefined && (
            <Notice tone="danger" live>
              {errorText(removing.error)}
            </Notice>
          )}
        </div>
      </Dialog>
    </>
  );
}

import type { ProductEdition } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Notice, notify } from '@arcada/ui';
import { useContentTexts } from '../../shared/content-texts.ts';
import { ownProductsApi } from './content.api.ts';

/** Where a draft stands on its way into the shop, and what its producer can do about it. */
export function Publication({ edition: { id, isNew, status, adminNote } }: { edition: ProductEdition }) {
  const { t } = useContentTexts();
  const errorText = useErrorText();
  const [withdraw, { isLoading, error }] = ownProductsApi.useStoreOwnProductWithdrawMutation();
  const handleWithdraw = async () => {
    if ((await withdraw(id)).data) notify({ title: t('withdrawn'), tone: 'success' });
  };
  return (
    <>
      {!isNew && status === 'draft' && <Notice title={t('editionTitle')}>{t('editionText')}</Notice>}
      {adminNote && status === 'draft' && (
        <Notice tone="warning" title={t('note')}>
          <span className="a-draft-note">{adminNote}</span>
        </Notice>
      )}
      {status === 'submitted' && (
        <Notice
          title={t('submittedTitle')}
          actions={
            <div className="a-row">
              <Button size="small" loading={isLoading} onClick={() => void handleWithdraw()}>
                {t('withdraw')}
              </Button>
              {error !== undefined && <span role="alert">{errorText(error)}</span>}
            </div>
          }
        >
          {t('submittedText')}
        </Notice>
      )}
    </>
  );
}

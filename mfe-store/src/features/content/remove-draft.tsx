import { links, type ProductEdition } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { notify } from '@arcada/ui';
import { RemoveButton } from '@arcada/ui/forms';
import { useNavigate } from 'react-router-dom';
import { useContentTexts } from '../../shared/content-texts.ts';
import { ownProductsApi } from './content.api.ts';

/** Deletes what is being written, after confirmation. What is on sale stays. */
export function RemoveDraft({ edition: { id, texts, tag, isNew } }: { edition: ProductEdition }) {
  const { t } = useContentTexts();
  const { language } = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [remove, { isLoading, error }] = ownProductsApi.useStoreOwnProductDiscardMutation();
  const handleSure = async () => {
    if ((await remove({ id, tag })).error) return;
    notify({ title: t('removed'), tone: 'success' });
    void navigate(links.contentProducts(), { replace: true });
  };
  return (
    <RemoveButton
      words={{
        remove: t('removeDraft'),
        title: t('removeTitle'),
        text: t(isNew ? 'removeText' : 'removeEdition', { name: texts[language].name || id }),
        sure: t('removeSure'),
        cancel: t('common.cancel'),
        close: t('common.close'),
      }}
      loading={isLoading}
      error={error === undefined ? undefined : errorText(error)}
      onSure={() => void handleSure()}
    />
  );
}

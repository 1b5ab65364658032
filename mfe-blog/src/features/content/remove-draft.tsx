import { type AdminPost, links } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { notify } from '@arcada/ui';
import { RemoveButton } from '@arcada/ui/forms';
import { useNavigate } from 'react-router-dom';
import { ownPostsApi } from './content.api.ts';
import { useContentTexts } from './content-texts.ts';

/** Deletes a draft, after confirmation. */
export function RemoveDraft({ post: { id, title, revision } }: { post: AdminPost }) {
  const { t } = useContentTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [remove, { isLoading, error }] = ownPostsApi.useBlogOwnPostRemoveMutation();
  const handleSure = async () => {
    if ((await remove({ id, revision })).error) return;
    notify({ title: t('removed'), tone: 'success' });
    void navigate(links.contentPosts(), { replace: true });
  };
  return (
    <RemoveButton
      words={{
        remove: t('remove'),
        title: t('removeTitle'),
        text: t('removeText', { title }),
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

import type { AdminPost } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from './post-fields.ts';
import { PostPreview } from './post-preview.tsx';
import { RemovePost } from './remove-post.tsx';

/** What its author is still writing beside what readers have: admins read it and can delete it, and nothing else. */
export function UnsubmittedEdition({ post }: { post: AdminPost }) {
  const { t } = useTranslation('admin');
  const [language, setLanguage] = useState(useLanguage().language);
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <PostPreview fields={fieldsOf(post)} language={language} onLanguage={setLanguage} />
      <div>
        <Button variant="danger" onClick={() => setRemoving(true)}>
          {t('posts.remove')}
        </Button>
      </div>
      {removing && <RemovePost post={post} onClose={() => setRemoving(false)} />}
    </>
  );
}

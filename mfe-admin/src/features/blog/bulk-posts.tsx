import type { BulkPostAction, BulkPostPart } from '@arcada/contracts';
import { Field, SelectInput } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialog } from '../../shared/bulk-dialog.tsx';
import type { BulkChangesProps } from '../../shared/use-bulk-changes.tsx';
import { useBulkRun } from '../../shared/use-bulk-run.ts';
import { PostStatus } from './post-status.tsx';
import { postsApi } from './posts.api.ts';
import { usePostChoices } from './use-post-choices.ts';

const kinds = ['publish', 'withdraw', 'archive', 'category'] as const;
const statuses = { publish: 'published', withdraw: 'draft', archive: 'archived' } as const;

/** Changes status or category of several posts. */
export function BulkPosts({ ids, kept, open, onClose }: BulkChangesProps<BulkPostPart>) {
  const { t } = useTranslation('admin');
  const { categories, categoryOf } = usePostChoices();
  const [send] = postsApi.useAdminPostsBulkMutation();
  const bulk = useBulkRun<BulkPostAction, BulkPostPart>(
    {
      send: (posts, action, apply, run) => send({ posts, action, apply, run }),
      isAlike: (one, other) => one.status === other.status && one.categoryId === other.categoryId,
    },
    kept,
  );
  const [kind, setKind] = useState<(typeof kinds)[number]>('publish');
  const [category, setCategory] = useState('');
  const [fault, setFault] = useState(false);
  const actionOf = (): BulkPostAction | undefined => {
    if (kind !== 'category') return { kind: 'status', status: statuses[kind] };
    setFault(!category);
    return category ? { kind, categoryId: category } : undefined;
  };
  return (
    <BulkDialog
      words="posts.bulk"
      bulk={bulk}
      kinds={kinds}
      kind={kind}
      onKind={setKind}
      actionOf={actionOf}
      ids={ids}
      kept={kept}
      renderPart={({ status, categoryId }: BulkPostPart) => (
        <>
          <PostStatus post={{ status }} /> {categoryOf(categoryId)}
        </>
      )}
      open={open}
      onClose={onClose}
    >
      {kind === 'category' && (
        <Field label={t('posts.fields.categoryId')} error={fault ? t('bulk.faults.category') : undefined} required>
          <SelectInput
            value={category}
            options={[{ value: '', label: '' }, ...categories]}
            onChange={({ target }) => setCategory(target.value)}
          />
        </Field>
      )}
    </BulkDialog>
  );
}

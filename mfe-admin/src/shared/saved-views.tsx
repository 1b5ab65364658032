import type { SavedView } from '@arcada/contracts';
import { routerLink, useErrorText } from '@arcada/platform';
import { Button, Dialog, Field, LinkTabs, Notice, notify, TextInput } from '@arcada/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savedViewsApi } from './saved-views.api.ts';

interface SavedViewsProps {
  /** Name of the list. */
  page: string;
  /** Address of the list without filters. */
  path: string;
  /** Filters and order shown now. */
  query: string;
  /** Whether they differ from the list as it is at first. */
  changed: boolean;
}

/** An admin's named filters of a list, as links; what is shown now can be saved as one. */
export function SavedViews({ page, path, query, changed }: SavedViewsProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { data: views = [] } = savedViewsApi.useAdminViewsQuery(page);
  const [remove, removing] = savedViewsApi.useAdminViewRemoveMutation();
  const [saving, setSaving] = useState(false);
  const current = views.find((view) => view.query === query);
  const handleRemove = async (view: SavedView) => {
    const { error } = await remove(view);
    if (error) notify({ title: t('list.viewFailed'), description: errorText(error), tone: 'danger' });
  };
  if (views.length === 0 && !changed) return null;
  return (
    <div className="a-row a-row--between">
      {views.length > 0 && (
        <LinkTabs
          label={t('list.views')}
          items={views.map((view) => ({
            key: view.id,
            label: view.name,
            href: view.query ? `${path}?${view.query}` : path,
          }))}
          current={current?.id ?? ''}
          renderLink={routerLink}
        />
      )}
      {current ? (
        <Button
          size="small"
          loading={removing.isLoading}
          aria-label={t('list.viewRemoveOf', { name: current.name })}
          onClick={() => void handleRemove(current)}
        >
          {t('list.viewRemove')}
        </Button>
      ) : (
        changed && (
          <Button size="small" onClick={() => setSaving(true)}>
            {t('list.viewSave')}
          </Button>
        )
      )}
      {saving && <SaveDialog page={page} query={query} onClose={() => setSaving(false)} />}
    </div>
  );
}

function SaveDialog({ page, query, onClose }: Pick<SavedViewsProps, 'page' | 'query'> & { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const formId = useId();
  const [name, setName] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [save, { isLoading, error }] = savedViewsApi.useAdminViewSaveMutation();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setEmpty(name.trim() === '');
    if (isLoading || name.trim() === '') return;
    if (!(await save({ page, name, query })).error) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('list.viewSave')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isLoading}>
            {t('list.viewSave')}
          </Button>
        </>
      }
    >
      <form id={formId} className="a-stack" onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Field
          label={t('list.viewName')}
          hint={t('list.viewHint')}
          error={isEmpty ? t('list.viewNameFault') : undefined}
          required
        >
          <TextInput value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </Field>
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

import type { DocumentSummary } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Field, SelectInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { documentChoice } from '../../shared/document-choice.ts';
import { documentsApi } from '../../shared/documents.api.ts';

interface FromDocumentProps {
  id: string;
  /** The chosen one, which may be archived or further down than the list goes. */
  chosen: DocumentSummary | undefined;
  onChange: (id: string) => void;
}

/** Which document a new project begins with: those that belong to none yet. It stands from the start: nothing moves. */
export function FromDocument({ id, chosen, onChange }: FromDocumentProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const list = documentsApi.useToolsDocumentsQuery({ pageSize: 100 }, { refetchOnMountOrArgChange: true });
  const free = (list.data?.items ?? []).filter((item) => item.projectId === null || item.id === id);
  const items: DocumentSummary[] = chosen && free.every((item) => item.id !== id) ? [chosen, ...free] : free;
  return (
    <Field label={t('projects.from')} hint={t('projects.fromHint')} className="dash-from">
      <SelectInput
        value={items.some((item) => item.id === id) ? id : ''}
        onChange={onChange}
        options={[
          { value: '', label: t('projects.fromNone') },
          ...items.map((item) => ({
            value: item.id,
            label: documentChoice(item, t('documents.untitled'), language),
          })),
        ]}
      />
    </Field>
  );
}

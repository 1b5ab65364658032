import { afterAppointment, type BimDocument, fromEarlier, fromEir, typeLabels } from '@arcada/bim';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { Field, SelectInput } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentChoice } from '../../../shared/document-choice.ts';
import { documentsApi } from '../../../shared/documents.api.ts';
import { QueryStates } from '../../../shared/query-states.tsx';

interface EarlierDocumentProps {
  /** A plan that answers an EIR; otherwise a copy of any document for a new project. */
  onlyEir: boolean;
  onBegin: (document: BimDocument) => Promise<void>;
}

/** Begins with one of the user's own documents. */
export function EarlierDocument({ onlyEir, onBegin }: EarlierDocumentProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const query = documentsApi.useToolsDocumentsQuery(
    { type: onlyEir ? 'eir' : undefined, pageSize: 100 },
    { refetchOnMountOrArgChange: true },
  );
  const [chosen, setChosen] = useState('');
  const [type, setType] = useState<'bep-pre' | 'bep-post'>('bep-pre');
  const [use, setUse] = useState<'copy' | 'after-appointment'>('copy');
  const present = documentsApi.useLazyToolsDocumentQuery();
  const issued = documentsApi.useLazyToolsDocumentIssuedQuery();
  const [find, finding] = onlyEir ? issued : present;
  const [busy, setBusy] = useState(false);
  const items = query.data?.items ?? [];
  const id = chosen || items[0]?.id || '';
  const isTender = items.find((item) => item.id === id)?.type === 'bep-pre';
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // Until the new document is there: a second press would make another.
    setBusy(true);
    const { data } = await find(id);
    const follow = isTender && use === 'after-appointment' ? afterAppointment : fromEarlier;
    if (data) await onBegin(onlyEir ? fromEir(data.document, data.id, type) : follow(data.document));
    setBusy(false);
  };
  if (query.data === undefined) return <QueryStates query={query} />;
  if (items.length === 0) return <Notice>{t(onlyEir ? 'start.noEir' : 'start.noEarlier')}</Notice>;
  return (
    <form className="tools-start-form" onSubmit={handleSubmit}>
      <Field
        label={t(onlyEir ? 'start.whichEir' : 'start.which')}
        error={finding.error ? errorText(finding.error) : undefined}
      >
        <SelectInput
          value={id}
          onChange={setChosen}
          options={items.map((item) => ({
            value: item.id,
            label: documentChoice(item, t('documents.untitled'), language),
          }))}
        />
      </Field>
      {isTender && (
        <Field label={t('start.as')}>
          <SelectInput
            value={use}
            onChange={(value) => setUse(value as typeof use)}
            options={[
              { value: 'copy', label: t('start.asCopy') },
              { value: 'after-appointment', label: t('start.asAfterAppointment') },
            ]}
          />
        </Field>
      )}
      {onlyEir && (
        <Field label={t('form.type')}>
          <SelectInput
            value={type}
            onChange={(value) => setType(value as typeof type)}
            options={(['bep-pre', 'bep-post'] as const).map((value) => ({ value, label: typeLabels[value][language] }))}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" loading={busy} loadingLabel={t('start.creating')}>
        {t('start.create')}
      </Button>
    </form>
  );
}

import { afterAppointment, type BimDocument, fromEarlier, fromEir, tablesOf, typeLabels } from '@arcada/bim';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentChoice, eirChoice, eirStanding } from '../../../shared/document-choice.ts';
import { documentsApi } from '../../../shared/documents.api.ts';
import { QueryStates } from '../../../shared/query-states.tsx';

interface EarlierDocumentProps {
  /** A plan that answers an EIR; otherwise a copy of any document for a new project. */
  onlyEir: boolean;
  onBegin: (document: BimDocument) => Promise<void>;
}

/** As a code list takes it. */
const codeLength = 40;

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
  const [code, setCode] = useState('');
  const present = documentsApi.useLazyToolsDocumentQuery();
  const issued = documentsApi.useLazyToolsDocumentIssuedQuery();
  const [find, finding] = onlyEir ? issued : present;
  const [busy, setBusy] = useState(false);
  const items = query.data?.items ?? [];
  const id = chosen || items[0]?.id || '';
  const item = items.find((one) => one.id === id);
  const own = item?.type;
  const isTender = own === 'bep-pre';
  const isCopy = !onlyEir && !(isTender && use === 'after-appointment');
  // Documents of requirements name no containers.
  const hasNames = own !== undefined && tablesOf(own).includes('naming');
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // Until the new document is there: a second press would make another.
    setBusy(true);
    const { data } = await find(id);
    const follow = () => {
      if (!data || onlyEir) return data && fromEir(data.document, data.id, type);
      return isCopy ? fromEarlier(data.document, code) : afterAppointment(data.document);
    };
    const begun = follow();
    if (begun) await onBegin(begun);
    setBusy(false);
  };
  if (query.data === undefined) return <QueryStates query={query} />;
  if (items.length === 0) return <Notice>{t(onlyEir ? 'start.noEir' : 'start.noEarlier')}</Notice>;
  return (
    <form className="tools-start-form" onSubmit={handleSubmit}>
      <Field
        label={t(onlyEir ? 'start.whichEir' : 'start.which')}
        hint={onlyEir && item ? eirStanding(item, t, language) : undefined}
        error={finding.error ? errorText(finding.error) : undefined}
      >
        <SelectInput
          value={id}
          onChange={setChosen}
          options={items.map((one) => ({
            value: one.id,
            label: onlyEir ? eirChoice(one, t, language) : documentChoice(one, t('documents.untitled'), language),
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
      {isCopy && hasNames && (
        <Field label={t('start.code')} hint={t('start.codeHint')}>
          <TextInput value={code} maxLength={codeLength} onChange={({ target }) => setCode(target.value)} />
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

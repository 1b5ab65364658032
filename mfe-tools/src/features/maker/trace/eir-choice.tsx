import { type BimDocument, linkEir } from '@arcada/bim';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Field, Notice, SelectInput } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eirChoice, eirStanding } from '../../../shared/document-choice.ts';
import { documentsApi } from '../../../shared/documents.api.ts';
import { QueryStates } from '../../../shared/query-states.tsx';

interface EirChoiceProps {
  /** Id of the one that was linked before. */
  last: string | undefined;
  /** The EIR is fetched first: what is typed meanwhile is in the document that is changed. */
  onLink: (change: (now: BimDocument) => BimDocument) => void;
}

/** Links the plan to one of the user's own EIRs. */
export function EirChoice({ last, onLink }: EirChoiceProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const query = documentsApi.useToolsDocumentsQuery(
    { type: 'eir', pageSize: 100 },
    { refetchOnMountOrArgChange: true },
  );
  const [find, finding] = documentsApi.useLazyToolsDocumentIssuedQuery();
  const [chosen, setChosen] = useState('');
  const items = query.data?.items ?? [];
  const id = chosen || (items.find((one) => one.id === last) ?? items[0])?.id || '';
  const item = items.find((one) => one.id === id);
  const handleLink = async () => {
    const { data } = await find(id);
    if (data) onLink((now) => linkEir(now, data.document, data.id));
  };
  if (!query.data) return <QueryStates query={query} />;
  if (items.length === 0) return <Notice>{t('start.noEir')}</Notice>;
  return (
    <div className="a-stack">
      <Field
        label={t('start.whichEir')}
        hint={item && eirStanding(item, t, language)}
        error={finding.error ? errorText(finding.error) : undefined}
      >
        <SelectInput
          value={id}
          onChange={(event) => setChosen(event.target.value)}
          options={items.map((one) => ({
            value: one.id,
            label: eirChoice(one, t, language),
          }))}
        />
      </Field>
      <Button loading={finding.isFetching} loadingLabel={t('common.loading')} onClick={() => void handleLink()}>
        {t('trace.link')}
      </Button>
    </div>
  );
}

import { type BimDocument, type IdsScope, type IdsScopes, inIdsScope } from '@arcada/bim';
import { Field, Notice, SelectInput } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IdsDialog } from '../../shared/files/ids-dialog.tsx';
import { IdsScopeFields, type ScopeChoiceProps } from '../../shared/files/ids-scope-fields.tsx';

interface SharedIdsDialogProps {
  document: BimDocument;
  scopes: IdsScopes;
  onClose: () => void;
  onDownload: (scope: IdsScope) => void;
}

function ReaderChoice({ label, hint, onChange, ...select }: ScopeChoiceProps) {
  return (
    <Field label={label} hint={hint}>
      <SelectInput {...select} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
    </Field>
  );
}

/** Which needs a reader's IDS has: those of one party, up to a milestone, or all. */
export function SharedIdsDialog({ document, scopes, onClose, onDownload }: SharedIdsDialogProps) {
  const { t } = useTranslation('tools');
  const [scope, setScope] = useState<IdsScope>({});
  const isEmpty = inIdsScope(document, scope).tables.informationNeeds.length === 0;
  return (
    <IdsDialog isReady={!isEmpty} onClose={onClose} onDownload={() => onDownload(scope)}>
      <IdsScopeFields scopes={scopes} value={scope} onChange={setScope} choice={ReaderChoice} />
      {isEmpty && <Notice tone="warning">{t('files.idsNoneChosen')}</Notice>}
    </IdsDialog>
  );
}

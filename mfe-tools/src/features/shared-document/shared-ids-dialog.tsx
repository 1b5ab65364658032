import { type BimDocument, type IdsScope, type IdsScopes, inIdsScope } from '@arcada/bim';
import { Button, Dialog, Field, Notice, SelectInput } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
    <Dialog
      open
      onClose={onClose}
      title={t('files.idsTitle')}
      closeLabel={t('common.close')}
      footer={
        <Button
          variant="primary"
          disabled={isEmpty}
          onClick={() => {
            onDownload(scope);
            onClose();
          }}
        >
          {t('files.idsDownload')}
        </Button>
      }
    >
      <div className="a-stack">
        <IdsScopeFields scopes={scopes} value={scope} onChange={setScope} choice={ReaderChoice} />
        {isEmpty && <Notice tone="warning">{t('files.idsNoneChosen')}</Notice>}
      </div>
    </Dialog>
  );
}

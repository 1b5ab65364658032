import { type BimDocument, fromEir, typeLabels } from '@arcada/bim';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Dialog, Field, Notice, SelectInput } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { documentAddress } from '../../shared/document-address.ts';
import { documentsApi } from '../../shared/documents.api.ts';

const types = ['bep-pre', 'bep-post'] as const;
/** The plan answers an EIR that isn't among its author's own documents. */
const ofNobody = '';

/** Begins a plan that answers an EIR of somebody else, as it is shown. */
export function AnswerDialog({ eir, onClose }: { eir: BimDocument; onClose: () => void }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [type, setType] = useState<(typeof types)[number]>('bep-pre');
  const [create, { isLoading, error }] = documentsApi.useToolsDocumentCreateMutation();
  const handleCreate = async () => {
    const { data } = await create(fromEir(eir, ofNobody, type));
    if (data) navigate(documentAddress(data.id));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shared.answer')}
      closeLabel={t('common.close')}
      footer={
        <Button
          variant="primary"
          loading={isLoading}
          loadingLabel={t('start.creating')}
          onClick={() => void handleCreate()}
        >
          {t('start.create')}
        </Button>
      }
    >
      <div className="a-stack">
        <p>{t('shared.answerText', { count: eir.tables.requirements.length })}</p>
        <Field label={t('form.type')}>
          <SelectInput
            value={type}
            onChange={({ target }) => setType(target.value as typeof type)}
            options={types.map((value) => ({ value, label: typeLabels[value][language] }))}
          />
        </Field>
        {error !== undefined && <Notice tone="danger">{t('start.failed', { message: errorText(error) })}</Notice>}
      </div>
    </Dialog>
  );
}

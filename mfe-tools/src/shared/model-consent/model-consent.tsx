import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { modelConsentApi } from './model-consent.api.ts';

/** Asks once whether texts may go to the provider, and lets the user change it; nothing where no model is configured. */
export function ModelConsent() {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const { data } = modelConsentApi.useToolsModelConsentQuery();
  const [decide, deciding] = modelConsentApi.useToolsModelConsentDecideMutation();
  /** Undefined until the user has opened or closed the question. */
  const [open, setOpen] = useState<boolean>();
  if (!data?.provider) return null;
  const { provider, granted } = data;
  const handleDecide = async (choice: boolean) => {
    if (!(await decide(choice)).error) setOpen(false);
  };
  const isOpen = open ?? granted === null;
  const failure = deciding.error !== undefined && <Notice tone="danger">{errorText(deciding.error)}</Notice>;
  return (
    <>
      <p className="a-small a-mute">
        {t(granted ? 'model.on' : 'model.off', { provider })}{' '}
        <Button size="small" variant="ghost" onClick={() => (granted ? void handleDecide(false) : setOpen(true))}>
          {t(granted ? 'model.withdraw' : 'model.ask')}
        </Button>
      </p>
      {!isOpen && failure}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('model.title')}
        closeLabel={t('common.close')}
        footer={
          <div className="a-row">
            <Button disabled={deciding.isLoading} onClick={() => void handleDecide(false)}>
              {t('model.refuse')}
            </Button>
            <Button variant="primary" loading={deciding.isLoading} onClick={() => void handleDecide(true)}>
              {t('model.grant')}
            </Button>
          </div>
        }
      >
        <div className="a-stack">
          <p>{t('model.text', { provider })}</p>
          <p>{t('model.without')}</p>
          {isOpen && failure}
        </div>
      </Dialog>
    </>
  );
}

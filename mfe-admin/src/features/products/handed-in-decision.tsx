import { type HandedInProduct, links, saleToCome } from '@arcada/contracts';
import { isApiError, useErrorText } from '@arcada/platform';
import { Button, Notice, notify } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SaveBar } from '../../shared/save-bar.tsx';
import { SendBackDialog } from '../../shared/send-back-dialog.tsx';
import { HintedCheckbox } from './hinted-checkbox.tsx';
import { productsApi } from './products.api.ts';

interface HandedInDecisionProps {
  handedIn: HandedInProduct;
  name: string;
}

/** Puts what was handed in in place, or gives it back to its producer with a note. */
export function HandedInDecision({ handedIn: { edition, product }, name }: HandedInDecisionProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [mail, setMail] = useState(false);
  const [sendingBack, setSendingBack] = useState(false);
  const [publish, publishing] = productsApi.useAdminHandedInPublishMutation();
  const [sendBack, sending] = productsApi.useAdminHandedInSendBackMutation();
  const { id, revision, file, isNew, version } = edition;
  const busy = publishing.isLoading || sending.isLoading;
  const error = publishing.error ?? sending.error;
  const isChanged = isApiError(error) && error.status === 412;
  const handlePublish = async () => {
    sending.reset();
    if (busy) return;
    const { data } = await publish({ id, revision, tag: product?.tag ?? null, mail });
    if (!data) return;
    const done = saleToCome(data) ? 'changesInPlace' : 'published';
    notify({ title: t(`products.handedIn.${done}`, { name }), tone: 'success' });
    void navigate(links.admin(`products-manager/edit/${id}`), { replace: true });
  };
  const handleSendBack = async (note: string) => {
    setSendingBack(false);
    publishing.reset();
    if (busy || (await sendBack({ id, revision, note })).error) return;
    notify({ title: t('products.handedIn.sentBack', { name }), tone: 'success' });
    void navigate(links.admin('products-manager/handed-in'), { replace: true });
  };
  return (
    <SaveBar>
      {error !== undefined && (
        <Notice tone={isChanged ? 'warning' : 'danger'} live>
          {isChanged ? t('products.handedIn.changed') : errorText(error)}
        </Notice>
      )}
      {!isNew && file && (
        <HintedCheckbox
          label={t('products.handedIn.mail', { version })}
          hint={t('products.handedIn.mailHint')}
          checked={mail}
          onChange={({ target }) => setMail(target.checked)}
        />
      )}
      <div className="a-row">
        <Button
          variant="primary"
          loading={publishing.isLoading}
          disabled={sending.isLoading}
          onClick={() => void handlePublish()}
        >
          {t('products.handedIn.publish')}
        </Button>
        <Button loading={sending.isLoading} disabled={publishing.isLoading} onClick={() => setSendingBack(true)}>
          {t('products.handedIn.sendBack')}
        </Button>
      </div>
      {sendingBack && (
        <SendBackDialog onSend={(note) => void handleSendBack(note)} onClose={() => setSendingBack(false)}>
          {t('products.handedIn.sendBackText')}
        </SendBackDialog>
      )}
    </SaveBar>
  );
}

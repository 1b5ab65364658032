import { type HandedInProduct, links, saleToCome } from '@arcada/contracts';
import { isApiError, useErrorText } from '@arcada/platform';
import { Button, Notice, notify } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pressedButton } from '../../shared/pressed-button.ts';
import { SaveBar } from '../../shared/save-bar.tsx';
import { ScheduleDialog } from '../../shared/schedule-dialog.tsx';
import { SendBackDialog } from '../../shared/send-back-dialog.tsx';
import { useChosenTime } from '../../shared/use-chosen-time.ts';
import { HintedCheckbox } from './hinted-checkbox.tsx';
import { productsApi } from './products.api.ts';

interface HandedInDecisionProps {
  handedIn: HandedInProduct;
  name: string;
  /** To the producer, while it isn't sent. */
  note: string;
  onNote: (note: string) => void;
}

/** Puts what was handed in in place, something new also at a time to come, or gives it back to its producer with a note. */
export function HandedInDecision({ handedIn: { edition, product }, name, note, onNote }: HandedInDecisionProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [mail, setMail] = useState(false);
  const [sendingBack, setSendingBack] = useState(false);
  const [scheduling, setScheduling] = useState(false);
  const [time, setTime] = useChosenTime(null);
  const [publish, publishing] = productsApi.useAdminHandedInPublishMutation();
  const [sendBack, sending] = productsApi.useAdminHandedInSendBackMutation();
  const { id, revision, file, isNew, version } = edition;
  const step = publishing.originalArgs?.publishAt ? 'scheduled' : 'published';
  const pending = publishing.isLoading ? step : sending.isLoading ? 'sentBack' : undefined;
  const of = (own: 'published' | 'scheduled' | 'sentBack') => pressedButton(pending, own);
  const error = publishing.error ?? sending.error;
  const isChanged = isApiError(error) && error.status === 412;
  const handlePublish = async (publishAt?: string) => {
    sending.reset();
    if (pending) return;
    const decision = { tag: product?.tag ?? null, mail, ...(publishAt && { publishAt }) };
    const { data } = await publish({ id, revision, ...decision });
    if (!data) return;
    const done = saleToCome(data) ? 'changesInPlace' : 'published';
    const title = publishAt ? t('products.scheduled') : t(`products.handedIn.${done}`, { name });
    notify({ title, tone: 'success' });
    void navigate(links.admin(`products-manager/edit/${id}`), { replace: true });
  };
  // The dialog stays until it is done: the note and the pressed button are in it.
  const handleSendBack = async (written: string) => {
    publishing.reset();
    if (pending || (await sendBack({ id, revision, note: written })).error) return;
    notify({ title: t('products.handedIn.sentBack', { name }), tone: 'success' });
    void navigate(links.admin('products-manager/handed-in'), { replace: true });
  };
  const refusal = error !== undefined && (
    <Notice tone={isChanged ? 'warning' : 'danger'} live>
      {isChanged ? t('products.handedIn.changed') : errorText(error)}
    </Notice>
  );
  return (
    <SaveBar>
      {!sendingBack && refusal}
      {!isNew && file && (
        <HintedCheckbox
          label={t('products.handedIn.mail', { version })}
          hint={t('products.handedIn.mailHint')}
          checked={mail}
          onChange={({ target }) => setMail(target.checked)}
        />
      )}
      <div className="a-row">
        <Button variant="primary" {...of('published')} onClick={() => void handlePublish()}>
          {t('products.handedIn.publish')}
        </Button>
        {isNew && (
          <Button {...of('scheduled')} onClick={() => setScheduling(true)}>
            {t('products.schedule')}
          </Button>
        )}
        <Button
          {...of('sentBack')}
          onClick={() => {
            sending.reset();
            setSendingBack(true);
          }}
        >
          {t('products.handedIn.sendBack')}
        </Button>
      </div>
      {scheduling && (
        <ScheduleDialog
          title={t('products.handedIn.schedule')}
          note={t('products.handedIn.scheduleNote')}
          planned={time}
          onSchedule={(at) => {
            setScheduling(false);
            setTime(at);
            void handlePublish(at);
          }}
          onClose={() => setScheduling(false)}
        />
      )}
      {sendingBack && (
        <SendBackDialog
          kept={{ note, onNote, sending: sending.isLoading, refusal: sending.error && refusal, isBlocked: false }}
          onSend={(written) => void handleSendBack(written)}
          onClose={() => setSendingBack(false)}
        >
          {t('products.handedIn.sendBackText')}
        </SendBackDialog>
      )}
    </SaveBar>
  );
}

import { dateFormat, type Letter, links } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, KeptFocus, Notice, notify } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { fieldsOf } from './letter-fields.ts';
import { LetterForm } from './letter-form.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { LetterProgress } from './letter-progress.tsx';
import { LetterStatus } from './letter-status.tsx';
import { lettersApi } from './letters.api.ts';
import './newsletter.css';
import { SendDialog } from './send-dialog.tsx';

/** How often a letter on its way is looked at. */
const pauses: Partial<Record<Letter['status'], number>> = { sending: 2000, scheduled: 15_000 };

/** One issue: a draft to be written, or one that is scheduled, under way or sent. */
export function Component() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const [pollingInterval, setPollingInterval] = useState(0);
  const query = lettersApi.useAdminLetterQuery(id, {
    skip: isNew,
    refetchOnMountOrArgChange: true,
    pollingInterval,
  });
  const { currentData: letter } = query;
  const wished = letter ? (pauses[letter.status] ?? 0) : 0;
  if (wished !== pollingInterval) setPollingInterval(wished);
  return (
    <AdminFrame page="newsletter">
      <p>
        <Link className="a-link a-small" to={links.admin('newsletter')}>
          {t('letters.back')}
        </Link>
      </p>
      {!isNew && (
        <QueryStates
          query={query}
          missing={{ title: t('letters.notFound'), back: t('letters.back'), href: links.admin('newsletter') }}
        />
      )}
      {(letter || isNew) && (
        <AntdTheme language={language}>
          <div className="a-row">
            <h2>{letter ? letter.subject || t('letters.untitled') : t('letters.new')}</h2>
            {letter && <LetterStatus status={letter.status} />}
          </div>
          <KeptFocus className="admin-kept">
            {!letter || letter.status === 'draft' ? (
              <LetterForm key={id} letter={letter} />
            ) : (
              <Underway letter={letter} />
            )}
          </KeptFocus>
        </AntdTheme>
      )}
    </AdminFrame>
  );
}

/** An issue whose texts are fixed. */
function Underway({ letter }: { letter: Letter }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [continuing, setContinuing] = useState(false);
  const [shown, setShown] = useState(language);
  const navigate = useNavigate();
  const [stop, stopping] = lettersApi.useAdminLetterStopMutation();
  const [create, creating] = lettersApi.useAdminLetterCreateMutation();
  const time = dateFormat(language, { dateStyle: 'full', timeStyle: 'short' });
  const handleUnschedule = async () => {
    const { error } = await stop(letter.id);
    if (error === undefined) notify({ title: t('letters.unscheduled'), tone: 'success' });
  };
  const handleCopy = async () => {
    const { data } = await create({ texts: letter.texts });
    if (!data) return;
    notify({ title: t('letters.copied'), tone: 'success' });
    navigate(links.admin(`newsletter/${data.id}`));
  };
  return (
    <>
      {letter.status === 'scheduled' && letter.scheduledAt && (
        <div className="a-stack">
          <p>{t('letters.scheduledFor', { time: time.format(new Date(letter.scheduledAt)) })}</p>
          {stopping.error !== undefined && <Notice tone="danger">{errorText(stopping.error)}</Notice>}
          <div className="a-row">
            <Button loading={stopping.isLoading} onClick={() => void handleUnschedule()}>
              {t('letters.unschedule')}
            </Button>
          </div>
        </div>
      )}
      {letter.status !== 'scheduled' && <LetterProgress letter={letter} onContinue={() => setContinuing(true)} />}
      {letter.status === 'sent' && (
        <div className="a-stack">
          {creating.error !== undefined && <Notice tone="danger">{errorText(creating.error)}</Notice>}
          <div className="a-row">
            <Button loading={creating.isLoading} onClick={() => void handleCopy()}>
              {t('letters.copy')}
            </Button>
          </div>
        </div>
      )}
      <LetterPreview fields={fieldsOf(letter)} language={shown} onLanguage={setShown} />
      {continuing && <SendDialog letter={letter} onClose={() => setContinuing(false)} />}
    </>
  );
}

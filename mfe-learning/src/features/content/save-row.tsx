import { isApiError, useErrorText } from '@arcada/platform';
import { Button, CheckIcon, Notice } from '@arcada/ui';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { EditableContext } from './editable.tsx';

interface SaveRowProps {
  /** State of the mutation that saves. */
  saving: { isLoading: boolean; isSuccess: boolean; error?: unknown };
  /** Whether there are changes since. */
  dirty: boolean;
  label?: string;
  /** In a hidden tab: a save there isn't announced here. */
  away?: boolean;
  /** Of the service, after a save that did not reach it. */
  connection: 'lost' | 'recovered' | undefined;
  /** Why it is not autosaved. */
  reason?: string | undefined;
}

/** The button at a form's end, and the result of pressing it; hidden when the course can't be changed. */
export function SaveRow({ saving, dirty, label, away, connection, reason }: SaveRowProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  if (!useContext(EditableContext)) return null;
  // What was changed elsewhere is merged or asked about.
  const isOutdated = isApiError(saving.error) && saving.error.status === 412;
  return (
    <>
      {connection === 'lost' && (
        <Notice tone="warning" live title={t('authoring.connectionLost')}>
          {t('authoring.connectionLostText')}
        </Notice>
      )}
      {saving.error !== undefined && !isOutdated && connection !== 'lost' && (
        <Notice tone="danger">{t('content.failed', { message: errorText(saving.error) })}</Notice>
      )}
      <div className="a-row">
        <Button type="submit" variant="primary" loading={saving.isLoading} loadingLabel={t('common.saving')}>
          {label ?? t('common.save')}
        </Button>
        <span role="status" className="a-small a-mute">
          {dirty && !saving.isLoading && (reason ? t('authoring.keptBecause', { reason }) : t('authoring.kept'))}
          {saving.isSuccess && !dirty && !away && (
            <span className="a-row">
              <CheckIcon size={16} /> {t(connection === 'recovered' ? 'authoring.savedAgain' : 'content.saved')}
            </span>
          )}
        </span>
      </div>
    </>
  );
}

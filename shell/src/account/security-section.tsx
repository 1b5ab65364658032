import { useErrorText } from '@arcada/platform';
import { Badge, Button, Card, ErrorState, Notice, SpinnerBlock } from '@arcada/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../session/account.api.ts';
import { SecondFactorChange } from './second-factor-change.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** Whether signing in asks for a code besides the password. */
export function SecuritySection() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const { data, error, refetch } = accountApi.useIdentitySecondFactorQuery();
  const [task, setTask] = useState<'setup' | 'codes' | 'off'>();
  const close = () => setTask(undefined);
  const buttons = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // The pressed button is gone once it has done its work: the one in its place takes the focus.
  useEffect(() => {
    if (task) pressed.current = true;
    else if (pressed.current && document.activeElement === document.body)
      buttons.current?.querySelector('button')?.focus();
  });
  return (
    <Card as="section" padded>
      <div className="f-form">
        <h2>{t('secondFactor.title')}</h2>
        <p className="a-mute">{t('secondFactor.text')}</p>
        {!data && !error && <SpinnerBlock label={t('common.loading')} />}
        {!data && error && <ErrorState message={errorText(error)} retryLabel={t('common.retry')} onRetry={refetch} />}
        {data && (
          <>
            <p>
              <Badge tone={data.on ? 'success' : 'neutral'}>
                {t(data.on ? 'secondFactor.on' : 'secondFactor.off')}
              </Badge>{' '}
              {data.on && t('secondFactor.left', { count: data.recoveryCodesLeft })}
            </p>
            {data.required && !data.on && <Notice tone="warning">{t('secondFactor.required')}</Notice>}
            {data.on && data.recoveryCodesLeft < 3 && <Notice tone="warning">{t('secondFactor.few')}</Notice>}
            <div ref={buttons} className="a-row">
              {data.on ? (
                <>
                  <Button onClick={() => setTask('codes')}>{t('secondFactor.newCodes')}</Button>
                  <Button variant="danger" onClick={() => setTask('off')}>
                    {t('secondFactor.turnOff')}
                  </Button>
                </>
              ) : (
                <Button variant="primary" onClick={() => setTask('setup')}>
                  {t('secondFactor.turnOn')}
                </Button>
              )}
            </div>
          </>
        )}
      </div>
      {task === 'setup' && <SecondFactorSetup onClose={close} />}
      {(task === 'codes' || task === 'off') && <SecondFactorChange task={task} onClose={close} />}
    </Card>
  );
}

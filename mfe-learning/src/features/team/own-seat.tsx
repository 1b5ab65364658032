import type { TeamSeats } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Notice, useKeptFocus } from '@arcada/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemovalDialog } from '../../shared/removal-dialog.tsx';
import { useAct } from './last-act.tsx';
import { teamApi } from './team.api.ts';

/** The buyer takes one of the seats, or gives it up for someone else. */
export function OwnSeat({ team: { courseId, own, free } }: { team: TeamSeats }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [choose, choosing] = teamApi.useLearningSeatOwnMutation();
  const [asked, setAsked] = useState(false);
  const act = useAct();
  const handleChoose = async (keep: boolean) => {
    act.begin();
    return !(await choose({ courseId, keep })).error;
  };
  const text = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(place, () => text.current);
  return (
    <div ref={place} className="a-stack" {...kept}>
      <p ref={text} tabIndex={-1} className="a-mute">
        {t(own ? 'seats.own' : free > 0 ? 'seats.notOwnFree' : 'seats.notOwn')}
      </p>
      {choosing.error && !asked && <Notice tone="danger">{errorText(choosing.error)}</Notice>}
      <div>
        {own && (
          <Button size="small" onClick={() => setAsked(true)}>
            {t('seats.giveUp')}
          </Button>
        )}
        {!own && free > 0 && (
          <Button
            size="small"
            loading={choosing.isLoading}
            loadingLabel={t('seats.keeping')}
            onClick={() => void handleChoose(true)}
          >
            {t('seats.keep')}
          </Button>
        )}
      </div>
      <RemovalDialog
        asked={asked ? { title: t('seats.giveUp'), text: t('seats.giveUpText') } : undefined}
        sure={t('seats.giveUp')}
        pending={t('seats.givingUp')}
        removing={choosing}
        onSure={() => handleChoose(false)}
        onClose={() => setAsked(false)}
        after={text}
      />
    </div>
  );
}

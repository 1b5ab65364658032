import { type BulkCourseAction, type BulkCoursePart, formatPrice } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialog } from '../../shared/bulk-dialog.tsx';
import { PriceChangeField, priceChangeOf } from '../../shared/price-change.tsx';
import type { BulkChangesProps } from '../../shared/use-bulk-changes.tsx';
import { useBulkRun } from '../../shared/use-bulk-run.ts';
import { coursesApi } from './courses.api.ts';
import { LevelField, useLevelWord } from './level-field.tsx';

const kinds = ['publish', 'archive', 'percent', 'amount', 'level'] as const;

/** Changes status, prices or level of several courses. */
export function BulkCourses({ ids, kept, open, onClose }: BulkChangesProps<BulkCoursePart>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const levelWord = useLevelWord();
  const [send] = coursesApi.useAdminCoursesBulkMutation();
  const bulk = useBulkRun<BulkCourseAction, BulkCoursePart>(
    {
      send: (courses, action, apply, run) => send({ courses, action, apply, run }),
      isAlike: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    },
    kept,
  );
  const [kind, setKind] = useState<(typeof kinds)[number]>('publish');
  const [value, setValue] = useState('');
  const [level, setLevel] = useState('');
  const [fault, setFault] = useState(false);
  const actionOf = (): BulkCourseAction | undefined => {
    if (kind === 'publish') return { kind: 'status', status: 'published' };
    if (kind === 'archive') return { kind: 'status', status: 'archived' };
    const word = level.trim();
    const action = kind === 'level' ? word && ({ kind, level: word } as const) : priceChangeOf(kind, value);
    setFault(!action);
    return action || undefined;
  };
  return (
    <BulkDialog
      words="courses.bulk"
      bulk={bulk}
      kinds={kinds}
      kind={kind}
      onKind={setKind}
      actionOf={actionOf}
      ids={ids}
      kept={kept}
      renderPart={(part: BulkCoursePart) => (
        <>
          {formatPrice(part.price)} · {levelWord(part.level)} <Badge>{t(`courses.states.${part.status}`)}</Badge>
        </>
      )}
      open={open}
      onClose={onClose}
    >
      {kind === 'publish' && <p className="a-small a-mute">{t('courses.bulk.publishHint')}</p>}
      {(kind === 'percent' || kind === 'amount') && (
        <PriceChangeField kind={kind} value={value} fault={fault} onChange={setValue} />
      )}
      {kind === 'level' && (
        <AntdTheme language={language}>
          <LevelField value={level} onChange={setLevel} error={fault ? t('bulk.faults.level') : undefined} />
        </AntdTheme>
      )}
    </BulkDialog>
  );
}

import { type BimDocument, type EirChange, keepFromEir, takeEirChanges } from '@arcada/bim';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { LongChanges } from '../versions/change-list.tsx';
import { EirChangeItem } from './eir-change-item.tsx';

/** What the undo says that was done: linked or unlinked, taken from the EIR, or kept against it. */
export type Done = 'changed' | 'took' | 'kept';
export type EirEdit = (change: (now: BimDocument) => BimDocument, what?: Done) => void;

interface EirChangeListProps {
  eir: BimDocument;
  changes: readonly EirChange[];
  onChange: EirEdit;
}

/** What the EIR says otherwise than the plan took over, taken or left one by one, or together. */
export function EirChangeList({ eir, changes, onChange }: EirChangeListProps) {
  const { t } = useTranslation('tools');
  const isOld = changes.some(({ side }) => side === 'unknown');
  const isSince = changes.every((change) => change.isSince);
  const own = changes.filter(({ side }) => side === 'both').length;
  const count = changes.length - own;
  const take = (wanted: (change: EirChange) => boolean) => onChange((now) => takeEirChanges(now, eir, wanted), 'took');
  const keep = (wanted: (change: EirChange) => boolean) => onChange((now) => keepFromEir(now, eir, wanted), 'kept');
  return (
    <Notice
      tone="warning"
      title={
        isSince
          ? t('trace.values', { count: changes.length, revision: eir.fields.revision || t('trace.noRevision') })
          : t('trace.valuesDiffer', { count: changes.length })
      }
      actions={
        <>
          {count > 0 && (
            // What the plan's author has changed, too, is only taken one by one.
            <Button size="small" onClick={() => take(({ side }) => side !== 'both')}>
              {t('trace.takeAll', { count })}
            </Button>
          )}
          {(isOld || changes.length > 1) && (
            <Button size="small" onClick={() => keep(() => true)}>
              {t('trace.keepAll', { count: changes.length })}
            </Button>
          )}
        </>
      }
    >
      {isOld && <p>{t('trace.oldLink')}</p>}
      {own > 0 && <p>{t('trace.own', { count: own })}</p>}
      <LongChanges changes={changes}>
        {(one) => (
          <EirChangeItem
            key={one.key}
            eir={eir}
            change={one}
            onTake={() => take(({ key }) => key === one.key)}
            onKeep={isOld ? undefined : () => keep(({ key }) => key === one.key)}
          />
        )}
      </LongChanges>
    </Notice>
  );
}

import { useLanguage } from '@arcada/platform';
import { Button, Dialog, Radio, RadioGroup } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { conflictKey, conflictWords } from './conflict-words.ts';
import type { StoredEditing } from './use-stored-document.ts';

/** Both versions of what two tabs or two people have changed. Neither is lost before it was decided. */
export function ConflictDialog({ editing }: { editing: StoredEditing }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [choices, setChoices] = useState<ReadonlyMap<string, 'mine' | 'theirs'>>(new Map());
  const { conflict, later, resolve } = editing;
  const conflicts = conflict?.merged.conflicts ?? [];
  const choose = (key: string, side: 'mine' | 'theirs') => setChoices(new Map([...choices, [key, side]]));
  const chooseAll = (side: 'mine' | 'theirs') => setChoices(new Map(conflicts.map((one) => [conflictKey(one), side])));
  const isDecided = conflicts.every((one) => choices.has(conflictKey(one)));
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={later}
      title={t('conflict.title')}
      closeLabel={t('common.close')}
      footer={
        <div className="a-row">
          <Button
            variant="primary"
            disabled={!isDecided}
            onClick={() => resolve((one) => choices.get(conflictKey(one)))}
          >
            {t('conflict.save')}
          </Button>
          <Button onClick={later}>{t('conflict.later')}</Button>
        </div>
      }
    >
      <div className="a-stack">
        <p>{t('conflict.text')}</p>
        {conflicts.length > 1 && (
          <div className="a-row">
            <Button size="small" onClick={() => chooseAll('mine')}>
              {t('conflict.allMine')}
            </Button>
            <Button size="small" onClick={() => chooseAll('theirs')}>
              {t('conflict.allTheirs')}
            </Button>
          </div>
        )}
        {conflicts.map((one) => {
          const key = conflictKey(one);
          const words = conflictWords(one, conflict?.merged.document ?? editing.document, language);
          return (
            <RadioGroup key={key} legend={words.place}>
              {(['mine', 'theirs'] as const).map((side) => (
                <Radio
                  key={side}
                  name={`conflict ${key}`}
                  value={side}
                  checked={choices.get(key) === side}
                  onChange={() => choose(key, side)}
                  label={
                    <>
                      <strong>{t(`conflict.${side}`)}</strong>
                      <span className="tools-version">{words[side] ?? t('conflict.removed')}</span>
                    </>
                  }
                />
              ))}
            </RadioGroup>
          );
        })}
      </div>
    </Dialog>
  );
}

import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { type Group, groups } from './standing.ts';
import type { Narrowing } from './use-narrowing.ts';

interface NarrowFieldsProps {
  label: string;
  narrowing: Narrowing;
  /** How many people there are, in all and in a group. */
  total: number;
  /** Of former holders in a table of their own below: those shown, all of them, and all people of both tables. */
  former?: { shown: number; total: number; everybody: number } | undefined;
  countOf: (group: Group) => number;
  shown: number;
}

/** Narrows a list of people to those with some words, and to a group. */
export function NarrowFields({ label, narrowing, total, former, countOf, shown }: NarrowFieldsProps) {
  const { t } = useTranslation('learning');
  const { words, onType, group, onChoose } = narrowing;
  return (
    <>
      <div className="learn-team-search">
        <Field label={label}>
          <TextInput type="search" autoComplete="off" value={words} onChange={(event) => onType(event.target.value)} />
        </Field>
        <Field label={t('team.show')}>
          <SelectInput
            value={group ?? 'all'}
            onChange={(value) => onChoose(groups.find((one) => one === value))}
            options={[
              {
                value: 'all',
                label: former
                  ? t('team.everybodyWithFormer', { count: former.everybody })
                  : t('team.group_all', { count: total }),
              },
              ...groups.map((one) => ({ value: one, label: t(`team.group_${one}`, { count: countOf(one) }) })),
            ]}
          />
        </Field>
      </div>
      <p className="a-small a-mute" role="status">
        {former
          ? t('team.shownWithFormer', { shown, total, former: former.shown, formerTotal: former.total })
          : t('team.shown', { count: shown, total })}
      </p>
    </>
  );
}

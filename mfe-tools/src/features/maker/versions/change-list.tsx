import { type Change, type Compared, type DescribedChange, describeChange } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Badge, Button, type Tone } from '@arcada/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './change-list.css';

const toneOf = ({ kind }: Change): Tone => {
  if (kind.endsWith('-added')) return 'success';
  return kind.endsWith('-removed') ? 'danger' : 'info';
};
/** Shown at first; a replaced table of 500 rows has a thousand. */
const atFirst = 60;

interface ChangeWordsProps {
  change: Change;
  told: DescribedChange;
}

/** Where something has changed, and both values. */
export function ChangeWords({ change, told: { place, what, before, after } }: ChangeWordsProps) {
  return (
    <>
      <p className="tools-change-place">
        <strong>{place}</strong> <Badge tone={toneOf(change)}>{what}</Badge>
      </p>
      {(before !== '' || after !== '') && (
        <p className="tools-change-values">
          {before !== '' && <del>{before}</del>}
          {before !== '' && after !== '' && <span aria-hidden="true"> → </span>}
          {after !== '' && <ins>{after}</ins>}
        </p>
      )}
    </>
  );
}

interface ChangeListProps {
  changes: readonly Change[];
  compared: Compared;
}

/** Differences between two contents in words, with both values. */
export function ChangeList({ changes, compared }: ChangeListProps) {
  const { language } = useLanguage();
  return (
    <LongChanges changes={changes}>
      {(change, at) => (
        // The index tells them apart: the list is only ever replaced as a whole.
        <li key={at}>
          <ChangeWords change={change} told={describeChange(change, compared, language)} />
        </li>
      )}
    </LongChanges>
  );
}

interface LongChangesProps<Item> {
  changes: readonly Item[];
  children: (change: Item, at: number) => ReactNode;
}

/** The first of many changes, and the others when they are asked for. */
export function LongChanges<Item>({ changes, children }: LongChangesProps<Item>) {
  const { t } = useTranslation('tools');
  const [shown, setShown] = useState(atFirst);
  return (
    <>
      <ul className="tools-changes">{changes.slice(0, shown).map(children)}</ul>
      {changes.length > shown && (
        <Button size="small" onClick={() => setShown(shown + 200)}>
          {t('versions.more', { count: changes.length - shown })}
        </Button>
      )}
    </>
  );
}

import { type Letter, languages } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../shared/conflict-dialog.tsx';
import { changedFrom, type Fields } from '../../shared/fields.ts';
import { fieldsOf, textNames, textPath } from './letter-fields.ts';
import type { LetterConflict as Conflict } from './use-letter-editor.ts';

interface LetterConflictProps {
  conflict: Conflict;
  /** As it is saved now. */
  letter: Letter;
  /** Receives the typed fields that stay. */
  onResolve: (mine: Fields) => void;
  onLater: () => void;
}

/** What is typed here beside what somebody else has saved since. */
export function LetterConflict({ conflict: { base, changed }, letter, onResolve, onLater }: LetterConflictProps) {
  const { t } = useTranslation('admin');
  const theirs = fieldsOf(letter);
  const mine: Fields = { ...base, ...changed };
  const differing = new Set(Object.keys(changedFrom(theirs, mine)));
  const theirChanges = changedFrom(base, theirs);
  const fields = languages.flatMap((language) =>
    textNames
      .map((name) => ({ name, path: textPath(language, name) }))
      // What somebody else hasn't touched is mine without a question.
      .filter(({ path }) => differing.has(path) && path in theirChanges)
      .map(({ name, path }) => ({
        path,
        label: `${t(`letters.${name}`)} (${t(`languages.${language}`)})`,
        mine: mine[path] as string,
        theirs: theirs[path] as string,
        onlyTheirs: !(path in changed),
      })),
  );
  return (
    <ConflictDialog
      saved={{ service: 'blog', kind: 'letter', id: letter.id, at: letter.updatedAt }}
      fields={fields}
      onLater={onLater}
      onResolve={(taken) => {
        const chosen = fields.filter(({ path }) => !taken.has(path)).map(({ path }) => path);
        const untouched = Object.keys(changed).filter((path) => !(path in theirChanges));
        onResolve(Object.fromEntries([...chosen, ...untouched].map((path) => [path, mine[path] as string])));
      }}
    />
  );
}

import { Button } from '../../actions/button.tsx';
import { Notice } from '../../feedback/notice.tsx';

interface SavedField {
  path: string;
  label: string;
  theirs: string;
  mine: string;
  onTake: () => void;
}
interface SavedElsewhereProps {
  title: string;
  text: string;
  /** What is different there from what is typed here. */
  fields: readonly SavedField[];
  words: { theirs: string; mine: string; empty: string; take: string; keep: string };
  onKeep: () => void;
}

/** What was saved elsewhere beside what is typed here; nothing is lost before it is decided. */
export function SavedElsewhere({ title, text, fields, words, onKeep }: SavedElsewhereProps) {
  return (
    <Notice
      tone="warning"
      live
      title={title}
      actions={
        <Button size="small" onClick={onKeep}>
          {words.keep}
        </Button>
      }
    >
      <p>{text}</p>
      {fields.map(({ path, label, theirs, mine, onTake }) => (
        <div key={path} className="a-both">
          <p className="a-field-label">{label}</p>
          <div>
            <p className="a-small a-mute">{words.theirs}</p>
            <p className="a-both-words">{theirs || words.empty}</p>
            <Button size="small" aria-label={`${words.take}: ${label}`} onClick={onTake}>
              {words.take}
            </Button>
          </div>
          <div>
            <p className="a-small a-mute">{words.mine}</p>
            <p className="a-both-words">{mine || words.empty}</p>
          </div>
        </div>
      ))}
    </Notice>
  );
}

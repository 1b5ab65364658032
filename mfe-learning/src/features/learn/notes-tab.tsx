import { type LessonNote, learningLimits } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, DownloadIcon, EmptyState, Field, IconButton, LinkButton, TextArea, TrashIcon } from '@arcada/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../shared/lesson/durations.ts';
import { learnerApi, notesFile } from '../../shared/lesson/learner.api.ts';
import type { LessonKey } from '../../shared/lesson/lesson.api.ts';
import { useFocusBack } from '../../shared/lesson/use-focus-back.ts';
import { WriteForm } from '../../shared/lesson/write-form.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { RemovalDialog } from '../../shared/removal-dialog.tsx';
import { useNoteDraft } from './note-draft.ts';
import { usePlayer } from './player/player-context.ts';
import { useUndoNote } from './use-undo-note.ts';
import '../../shared/lesson/learner.css';

/** The learner's notes on this lesson, pinned to the video's time; the whole course's notes as one file. */
export function NotesTab(key: LessonKey) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const player = usePlayer();
  const notes = learnerApi.useLearningNotesQuery(key);
  const former = learnerApi.useLearningFormerNotesQuery(key.courseId);
  const [add, adding] = learnerApi.useLearningNoteAddMutation();
  const [remove, removing] = learnerApi.useLearningNoteRemoveMutation();
  const offerUndo = useUndoNote(key);
  const [asked, setAsked] = useState<LessonNote>();
  const id = useId();
  const own = useRef<HTMLElement>(null);
  const draft = useNoteDraft(key);
  const { text, at } = draft.value;
  const handleText = (value: string) =>
    draft.change({ text: value, at: value ? (at ?? player?.time() ?? 0) : undefined });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    const { error } = await add({ ...key, atSeconds: Math.floor(at ?? 0), text: text.trim() });
    if (!error) draft.clear(draft.value);
  };
  const handleRemove = async () => {
    if (!asked || (await remove({ ...key, lessonId: asked.lessonId, noteId: asked.id })).error) return false;
    // A lesson that the course no longer has takes no notes.
    if (asked.lessonId === key.lessonId) offerUndo(asked);
    return true;
  };
  const time = clockText(at ?? 0);
  const list = notes.data ?? [];
  const removal = (note: LessonNote) => (
    <IconButton bare small label={t('notes.remove')} icon={<TrashIcon size={16} />} onClick={() => setAsked(note)} />
  );
  return (
    <div className="a-stack">
      <form className="a-stack" onSubmit={handleSubmit}>
        <Field label={t('notes.add')} hint={player && at !== undefined ? t('notes.at', { time }) : undefined}>
          <TextArea
            rows={3}
            maxLength={learningLimits.note}
            value={text}
            onChange={(event) => handleText(event.target.value)}
          />
        </Field>
        {adding.error && (
          <p className="a-field-error" role="alert">
            {t('notes.failed', {
              message: errorText(adding.error),
            })}
          </p>
        )}
        <div>
          <Button
            type="submit"
            aria-disabled={!text.trim() || undefined}
            loading={adding.isLoading}
            loadingLabel={t('common.saving')}
          >
            {player && at !== undefined ? t('notes.saveAt', { time }) : t('notes.save')}
          </Button>
        </div>
      </form>
      <QueryStates query={notes} />
      <section ref={own} tabIndex={-1} aria-label={t('lesson.notes')}>
        {notes.data && list.length === 0 && <EmptyState bare title={t('notes.none')} />}
        {list.length > 0 && (
          <ul className="a-list">
            {list.map((note) => (
              <li key={note.id} className="learn-note">
                {player ? (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={t('notes.jump', { time: clockText(note.atSeconds) })}
                    onClick={() => player.jump(note.atSeconds)}
                  >
                    {clockText(note.atSeconds)}
                  </Button>
                ) : (
                  <span />
                )}
                <NoteText {...key} note={note} />
                {removal(note)}
              </li>
            ))}
          </ul>
        )}
      </section>
      <QueryStates query={former} />
      {former.data && former.data.length > 0 && (
        <section className="a-stack" aria-labelledby={`${id}-former`}>
          <h3 id={`${id}-former`}>{t('notes.former')}</h3>
          <ul className="a-list">
            {former.data.map((note) => (
              <li key={note.id} className="learn-note">
                <span className="a-small a-mute">{note.lessonTitle}</span>
                <p className="learn-written">{note.text}</p>
                {removal(note)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <RemovalDialog
        asked={asked && { title: t('notes.removeTitle'), text: asked.text }}
        sure={t('notes.remove')}
        pending={t('notes.removing')}
        removing={removing}
        onSure={handleRemove}
        onClose={() => setAsked(undefined)}
        after={own}
      />
      <div>
        <LinkButton href={notesFile(key.courseId)} download size="small" icon={<DownloadIcon />}>
          {t('notes.export')}
        </LinkButton>
      </div>
    </div>
  );
}

/** A note's text, which can be edited in its place. */
function NoteText({ note, ...key }: LessonKey & { note: LessonNote }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [editing, setEditing] = useState(false);
  const edit = useFocusBack(editing);
  const [change, changing] = learnerApi.useLearningNoteChangeMutation();
  if (!editing)
    return (
      <div>
        <p className="learn-written">{note.text}</p>
        <Button
          ref={edit}
          size="small"
          variant="ghost"
          aria-label={t('notes.editOf', { text: note.text })}
          onClick={() => setEditing(true)}
        >
          {t('notes.edit')}
        </Button>
      </div>
    );
  return (
    <WriteForm
      draft={`change ${note.id}`}
      label={t('notes.text')}
      button={t('common.save')}
      limit={learningLimits.note}
      least={1}
      begin={note.text}
      pending={changing.isLoading}
      error={changing.error ? errorText(changing.error) : undefined}
      focused
      onCancel={() => setEditing(false)}
      onSend={async (text) => {
        const { error } = await change({ ...key, noteId: note.id, text });
        if (!error) setEditing(false);
        return !error;
      }}
    />
  );
}

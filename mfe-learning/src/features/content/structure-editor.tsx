import { type AuthoredCourse, type AuthoredLesson, languages, newChapterTitles } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button, IconButton, Notice, PlusIcon, TrashIcon } from '@arcada/ui';
import { Field, TextInput } from '@arcada/ui/forms';
import { TooltipButton } from '@arcada/ui/tooltip';
import { type FormEvent, useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LessonKindIcon } from '../../shared/lesson/lesson-kind.tsx';
import { authoringApi, type ChapterOrder } from './authoring.api.ts';
import { moveLesson } from './course-order.ts';
import { EditableContext } from './editable.tsx';
import { useEditorPart } from './editor-part.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { LeftNotice } from './left-notice.tsx';
import { LessonRemoval } from './lesson-removal.tsx';
import { Moves, movedIn, useMoves } from './moves.tsx';
import { NewLesson } from './new-lesson.tsx';
import { Original } from './original.tsx';
import { PartNotices } from './part-notices.tsx';
import { SaveRow } from './save-row.tsx';
import { useAskedLanguage } from './use-asked-field.ts';

interface StructureEditorProps {
  course: AuthoredCourse;
}

interface Structure {
  order: ChapterOrder[];
}
const structureOf = ({ chapters }: AuthoredCourse): Structure => ({
  order: chapters.map(({ id, title, lessons }) => ({ id, title, lessons: lessons.map((one) => one.id) })),
});

/** Chapters and lessons in order. Moves are local until the structure is saved as a whole. */
export function StructureEditor({ course }: StructureEditorProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const editable = useContext(EditableContext);
  const [save, saving] = authoringApi.useLearningContentStructureMutation();
  const own = useRef<HTMLDivElement>(null);
  const [titles, setTitles] = useState(language);
  useAskedLanguage(setTitles);
  const [asked, setAsked] = useState<string>();
  const part = useEditorPart<Structure>({
    part: 'structure',
    course,
    savedIn: (now) => ({ version: now.versions.structure, fields: structureOf(now) }),
    // Moves are tried out: they count once they are saved as a whole.
    whole: () => ({}),
    save: (mine, { version, fields }) =>
      save({ id: course.id, chapters: mine.order ?? fields.order, ifMatch: version }),
  });
  const { dirty } = part;
  const { order } = part.fields;
  const setDraft = (next: ChapterOrder[]) => part.change({ order: next });
  const lessons = new Map(course.chapters.flatMap((chapter) => chapter.lessons.map((lesson) => [lesson.id, lesson])));
  const titleOf = (lesson: AuthoredLesson | undefined) =>
    lesson?.texts[language]?.title || Object.values(lesson?.texts ?? {})[0]?.title || lesson?.id || '';
  const nameOf = ({ title }: Pick<ChapterOrder, 'title'>) =>
    title[language] || Object.values(title).find(Boolean) || '';
  const isUntitled = ({ title }: ChapterOrder) => !languages.some((one) => title[one]?.trim());
  const outline = (chapters: readonly ChapterOrder[]) =>
    chapters
      .flatMap((chapter) => [
        languages.flatMap((one) => chapter.title[one] || []).join(' / '),
        ...chapter.lessons.map((id) => `– ${titleOf(lessons.get(id))}`),
      ])
      .join('\n');
  const moves = useMoves(own);
  const moveTo = (name: string, by: -1 | 1, next: ChapterOrder[], text: string) => {
    setDraft(next);
    moves.tell(name, by, text);
  };
  /** Where a lesson is after a move, for those who don't see it. */
  const placeOf = (id: string, next: readonly ChapterOrder[]) => {
    const chapter = next.find((one) => one.lessons.includes(id));
    return t('authoring.lessonMoved', {
      title: titleOf(lessons.get(id)),
      place: (chapter?.lessons.indexOf(id) ?? 0) + 1,
      all: chapter?.lessons.length ?? 0,
      chapter: chapter ? nameOf(chapter) : '',
    });
  };
  const moveChapterBy = (place: number, by: -1 | 1) => {
    const next = movedIn(order, place, by);
    const title = nameOf(next[place + by] ?? { title: {} });
    const text = t('authoring.chapterMoved', { title, place: place + by + 1, all: next.length });
    moveTo(`chapter ${place + by}`, by, next, text);
  };
  const moveLessonBy = (id: string, place: number, index: number, by: -1 | 1) => {
    const next = moveLesson(order, place, index, by);
    moveTo(`lesson ${id}`, by, next, placeOf(id, next));
  };
  const rename = (place: number, title: string) =>
    setDraft(
      order.map((chapter, index) =>
        index === place ? { ...chapter, title: { ...chapter.title, [titles]: title } } : chapter,
      ),
    );
  const labelOf = () => t('authoring.structure');
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!order.some(isUntitled)) await part.submit();
  };
  return (
    <div className="a-stack" ref={own} tabIndex={-1}>
      <LeftNotice part={part} labelOf={labelOf} />
      {moves.said}
      <form className="a-stack" onSubmit={handleSubmit} noValidate>
        <LanguageTabs id="chapter-titles" language={titles} onChange={setTitles} mixed>
          {order.map((chapter, place) => (
            <section key={chapter.id ?? `new-${place}`} className="learn-editor-chapter">
              <div className="learn-editor-row">
                <Field
                  label={t('authoring.chapterTitle', { place: place + 1 })}
                  error={isUntitled(chapter) ? t('common.required') : undefined}
                >
                  <Original texts={chapter.title} language={titles} />
                  <TextInput
                    name={`chapters.${place}`}
                    maxLength={200}
                    disabled={!editable}
                    value={chapter.title[titles] ?? ''}
                    onChange={(event) => rename(place, event.target.value)}
                  />
                </Field>
                {editable && (
                  <Moves
                    name={`chapter ${place}`}
                    title={nameOf(chapter)}
                    first={place === 0}
                    last={place === order.length - 1}
                    onMove={(by) => moveChapterBy(place, by)}
                  />
                )}
                {editable && chapter.lessons.length === 0 && (
                  <TooltipButton
                    label={t('authoring.removeChapter', { title: nameOf(chapter) })}
                    icon={<TrashIcon />}
                    onClick={() => setDraft(order.filter((_, index) => index !== place))}
                  />
                )}
              </div>
              {chapter.lessons.length === 0 && <p className="a-small a-mute">{t('authoring.noLessons')}</p>}
              <ul className="a-list">
                {chapter.lessons.map((id, index) => {
                  const lesson = lessons.get(id);
                  return (
                    <li key={id} className="learn-editor-row learn-editor-lesson">
                      {lesson && <LessonKindIcon kind={lesson.kind} />}
                      <Link className="a-link" to={{ search: `?${new URLSearchParams({ lesson: id })}` }}>
                        {titleOf(lesson)}
                      </Link>
                      {editable && (
                        <>
                          <Moves
                            name={`lesson ${id}`}
                            title={titleOf(lesson)}
                            first={place === 0 && index === 0}
                            last={place === order.length - 1 && index === chapter.lessons.length - 1}
                            onMove={(by) => moveLessonBy(id, place, index, by)}
                          />
                          <IconButton
                            small
                            label={t('authoring.removeLesson', { title: titleOf(lesson) })}
                            // The unsaved order would still contain the lesson.
                            disabled={dirty}
                            title={t(dirty ? 'authoring.removeLater' : 'authoring.removeLesson', {
                              title: titleOf(lesson),
                            })}
                            icon={<TrashIcon size={16} />}
                            onClick={() => setAsked(id)}
                          />
                        </>
                      )}
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </LanguageTabs>
        {editable && (
          <div>
            <Button
              icon={<PlusIcon />}
              onClick={() => setDraft([...order, { title: { [titles]: newChapterTitles[titles] }, lessons: [] }])}
            >
              {t('authoring.addChapter')}
            </Button>
          </div>
        )}
        {editable && dirty && <Notice live>{t('authoring.unsaved')}</Notice>}
        {(dirty || saving.error !== undefined) && (
          <SaveRow saving={saving} connection={part.connection} dirty={dirty} label={t('authoring.saveOrder')} />
        )}
        <PartNotices part={part} labelOf={labelOf} textOf={(chapters) => outline(chapters as ChapterOrder[])} />
      </form>
      <LessonRemoval
        courseId={course.id}
        asked={asked === undefined ? undefined : { id: asked, title: titleOf(lessons.get(asked)) }}
        onClose={() => setAsked(undefined)}
        after={own}
      />
      {editable && !dirty && course.chapters.length > 0 && (
        <NewLesson
          courseId={course.id}
          chapters={course.chapters.map((chapter) => ({ id: chapter.id, title: nameOf(chapter) }))}
        />
      )}
    </div>
  );
}

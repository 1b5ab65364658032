import { type AuthoredCourse, links } from '@arcada/contracts';
import { useHead, useLanguage } from '@arcada/platform';
import { EmptyState, TabPanel, Tabs } from '@arcada/ui';
import { AntdTheme, DraftTitle } from '@arcada/ui/forms';
import { TooltipProvider } from '@arcada/ui/tooltip';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { authoringApi } from './authoring.api.ts';
import { EditableContext } from './editable.tsx';
import { LessonEditor } from './lesson-editor.tsx';
import { StatusBadge } from './status-badge.tsx';
import { UnsavedGuard } from './unsaved.tsx';
import '../../shared/course/course.css';
import { isMissing } from '../../shared/course/course-states.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import './content.css';
import { CourseCover } from './course-cover.tsx';
import { CourseFigures } from './course-figures.tsx';
import { CourseQuestions, useQuestionsLabel } from './course-questions.tsx';
import { CourseReviews, useReviewsLabel } from './course-reviews.tsx';
import { FactsForm } from './facts-form.tsx';
import { InstructorPhoto } from './instructor-photo.tsx';
import { partNames } from './part-names.ts';
import { phaseOf } from './phase.ts';
import { Publication } from './publication.tsx';
import { StructureEditor } from './structure-editor.tsx';
import { TextsForm } from './texts-form.tsx';
import { openTranslations, TranslationsPart } from './translations-part.tsx';
import { useAskedField } from './use-asked-field.ts';

const parts = ['texts', 'structure', 'facts'] as const;
/** Links of notices lead to the questions, reviews or figures, those of missing translations to a text. */
const linked: readonly string[] = [...parts, 'questions', 'reviews', 'figures', 'translations'];

/** A producer's course: its texts, lessons and facts, its learners' questions, and its publication. */
export function Component() {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const { courseId = '' } = useParams();
  const query = authoringApi.useLearningContentCourseQuery(courseId);
  const { currentData: course, error } = query;
  useHead({ title: course?.title ?? t('content.title'), noIndex: true });
  return (
    <div className="a-container learn-page">
      <Link className="a-link a-small" to={links.content()}>
        {t('content.back')}
      </Link>
      {isMissing(error) ? (
        <EmptyState title={t('content.notFound')} />
      ) : (
        <QueryStates query={{ ...query, data: course }} />
      )}
      {course && (
        <UnsavedGuard key={course.id}>
          <EditableContext value={phaseOf(course) === 'draft'}>
            <AntdTheme language={language}>
              <TooltipProvider>
                <Editor course={course} />
              </TooltipProvider>
            </AntdTheme>
          </EditableContext>
        </UnsavedGuard>
      )}
    </div>
  );
}

function Editor({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const { key: visit } = useLocation();
  const own = useRef<HTMLDivElement>(null);
  const askedPart = linked.find((one) => one === search.get('part'));
  const [part, setPart] = useState(askedPart ?? 'texts');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit of a link
  useEffect(() => {
    if (askedPart) setPart(askedPart);
  }, [visit]);
  /** In the address, too: a reload or a link shows it again. */
  const open = (next: string) => {
    setPart(next);
    setSearch({ part: next }, { replace: true });
  };
  const questionsLabel = useQuestionsLabel(course.id);
  const reviewsLabel = useReviewsLabel(course);
  const lesson = course.chapters.flatMap(({ lessons }) => lessons).find(({ id }) => id === search.get('lesson'));
  const closeLesson = () => {
    // Who came by a missing translation goes on there.
    const next = part === 'translations' ? part : 'structure';
    setPart(next);
    setSearch({ part: next });
  };
  useAskedField(own, lesson?.id ?? part);
  const untranslated = openTranslations(course);
  return (
    <div ref={own} className="learn-editor">
      <div className="a-row a-row--between">
        <DraftTitle status={phaseOf(course) ?? 'none'}>{course.texts[language]?.title || course.title}</DraftTitle>
        <StatusBadge course={course} />
      </div>
      <Publication course={course} lessonId={lesson?.id} onOpenFacts={() => open('facts')} />
      {lesson && <LessonEditor key={lesson.id} course={course} lesson={lesson} onClose={closeLesson} />}
      {/* Parts out of sight stay, with what was typed in them. */}
      <div hidden={lesson !== undefined}>
        <Tabs
          id="editor"
          label={t('content.parts')}
          items={[
            ...parts.map((key) => ({ key, label: t(partNames[key]) })),
            {
              key: 'translations',
              label: untranslated ? t('translations.tabOpen', { count: untranslated }) : t('translations.tab'),
            },
            { key: 'questions', label: questionsLabel },
            ...(course.publishedAt
              ? [
                  { key: 'reviews', label: reviewsLabel },
                  { key: 'figures', label: t('content.partFigures') },
                ]
              : []),
          ]}
          value={part}
          onChange={open}
        />
        <TabPanel tabs="editor" name={part}>
          <div hidden={part !== 'texts'}>
            <TextsForm course={course} away={part !== 'texts'} />
          </div>
          <div hidden={part !== 'structure'}>
            <StructureEditor course={course} />
          </div>
          <div hidden={part !== 'facts'}>
            <div className="a-stack">
              <CourseCover course={course} />
              <FactsForm course={course} away={part !== 'facts'} />
              <InstructorPhoto course={course} />
            </div>
          </div>
          {part === 'translations' && <TranslationsPart course={course} />}
          {part === 'reviews' && <CourseReviews courseId={course.id} />}
          {part === 'figures' && <CourseFigures courseId={course.id} />}
          <div hidden={part !== 'questions'}>
            <CourseQuestions courseId={course.id} />
          </div>
        </TabPanel>
      </div>
    </div>
  );
}

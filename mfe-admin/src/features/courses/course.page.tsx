import { dateFormat, type HandedInCourse, links } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button, DefinitionList, KeptFocus, Notice } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { CourseBadges } from './course-badges.tsx';
import { CourseDecision } from './course-decision.tsx';
import { CourseGaps } from './course-gaps.tsx';
import { coursesApi } from './courses.api.ts';
import { Differences } from './differences.tsx';
import { RemoveCourse } from './remove-course.tsx';
import { SaleForm } from './sale-form.tsx';
import { useSeenVersion } from './use-seen-version.ts';
import './courses.css';

/** One course: what its author handed in, and what an admin decides about it. */
export function Component() {
  const { t } = useTranslation('admin');
  const { courseId = '' } = useParams();
  const query = coursesApi.useAdminCourseQuery(courseId, { refetchOnMountOrArgChange: true });
  const { currentData: handedIn } = query;
  return (
    <AdminFrame page="courses">
      <p>
        <Link className="a-link a-small" to={links.admin('courses-manager')}>
          {t('courses.back')}
        </Link>
      </p>
      <QueryStates
        query={query}
        missing={{ title: t('courses.notFound'), back: t('courses.back'), href: links.admin('courses-manager') }}
      />
      {handedIn && <Course key={courseId} handedIn={handedIn} />}
    </AdminFrame>
  );
}

/** The same person, however it is capitalised and accented. */
const isNamed = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), 'en', { sensitivity: 'base' }) === 0;

function Course({ handedIn }: { handedIn: HandedInCourse }) {
  const { course, ownerName, version, lessons, differences } = handedIn;
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const isWithAuthor = course.status === 'draft' || course.revision === 'draft';
  const { seen, isOutdated, accept, forget } = useSeenVersion(course.id, version, isWithAuthor);
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const shownTime = (at: string | null) => (at ? time.format(new Date(at)) : t('courses.never'));
  return (
    <AntdTheme language={language}>
      <KeptFocus className="admin-kept">
        <div className="a-row">
          <h2>{course.title}</h2>
          <CourseBadges course={course} />
        </div>
        {isOutdated && (
          <Notice
            tone="warning"
            live
            title={t('courses.outdated')}
            actions={
              <Button size="small" onClick={accept}>
                {t('courses.lookedAgain')}
              </Button>
            }
          >
            {t('courses.outdatedText')}
          </Notice>
        )}
        {course.adminNote && (
          <Notice title={t('courses.noteTitle')}>
            <span className="admin-written">{course.adminNote}</span>
          </Notice>
        )}
        {ownerName && !isNamed(course.instructorName, ownerName) && (
          <Notice tone="warning" title={t('courses.otherInstructor')}>
            {t('courses.otherInstructorText', { instructor: course.instructorName, owner: ownerName })}
          </Notice>
        )}
        <DefinitionList
          items={[
            {
              term: t('courses.author'),
              detail: course.ownerId
                ? course.instructorName
                : `${course.instructorName} (${t('courses.ownedByArcada')})`,
            },
            { term: t('courses.learners'), detail: course.learners.toLocaleString(language) },
            { term: t('courses.updated'), detail: shownTime(course.updatedAt) },
            { term: t('courses.published'), detail: shownTime(course.publishedAt) },
          ]}
        />
        <p className="a-row">
          <Link className="a-link" to={links.content(course.id)}>
            {t('courses.editor')}
          </Link>
          <Link
            className="a-link"
            to={`${links.admin('audit')}?${new URLSearchParams({ kind: 'course', subject: course.id })}`}
          >
            {t('courses.trail')}
          </Link>
        </p>
        <section className="admin-part" aria-labelledby="course-preview">
          <h2 id="course-preview">{t('courses.asLearner')}</h2>
          <p>
            <Link className="a-link" to={links.contentPreview(course.id)}>
              {t('courses.page')}
            </Link>
          </p>
          {lessons.length === 0 && <p className="a-mute">{t('courses.noLessons')}</p>}
          <ol className="admin-lessons">
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <Link className="a-link" to={links.contentPreview(course.id, lesson.id)}>
                  {lesson.title}
                </Link>
              </li>
            ))}
          </ol>
          <CourseGaps handedIn={handedIn} />
        </section>
        {differences && (
          <section className="admin-part" aria-labelledby="course-differences">
            <h2 id="course-differences">{t('courses.differences')}</h2>
            <p className="a-mute">{t(differences.length > 0 ? 'courses.differencesText' : 'courses.noDifferences')}</p>
            <Differences differences={differences} />
          </section>
        )}
        <CourseDecision
          course={course}
          version={seen}
          isBlocked={isOutdated}
          isWithAuthor={isWithAuthor}
          isUnsubmitted={handedIn.isUnsubmitted}
          untranslated={handedIn.advice.find(({ what }) => what === 'translations')?.languages ?? []}
          onDone={forget}
        />
        <SaleForm course={course} version={version} onDone={forget} />
        {(course.status === 'published' || course.status === 'archived') && (
          <CorrectionForm courseId={course.id} onDone={forget} />
        )}
        {course.learners === 0 && <RemoveCourse course={course} />}
      </KeptFocus>
    </AntdTheme>
  );
}

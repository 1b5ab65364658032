import { type CourseProgress, links } from '@arcada/contracts';
import { keepChoice, readChoice } from '@arcada/platform';
import { ArrowIcon, Button, Drawer, notify } from '@arcada/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AwardIcon, ListIcon } from '../../shared/icons.tsx';
import { CertificatePanel } from './certificate-panel.tsx';
import './learn.css';
import { EditionNews } from '../../shared/enrolment/edition-news.tsx';
import { ProgressBar } from '../../shared/progress-bar.tsx';
import { FormerLesson } from './former-lesson.tsx';
import { LearnLesson } from './learn-lesson.tsx';
import { showWhole } from './player/show-whole.ts';
import { ReviewPanel } from './review-panel.tsx';
import { SyllabusPanel } from './syllabus-panel.tsx';

const wideKey = 'arcada.player.wide';

interface CoursePlayerProps {
  progress: CourseProgress;
  /** The lesson in the address. */
  wanted: string | null;
}

/** The lesson in the middle, the syllabus beside it, or in a drawer where there is no room. */
export function CoursePlayer({ progress, wanted }: CoursePlayerProps) {
  const { t } = useTranslation('learning');
  const [listOpen, setListOpen] = useState(false);
  const [wide, setWide] = useState(() => readChoice(wideKey, ['on', 'off']) === 'on');
  const player = useRef<HTMLDivElement>(null);
  const handleWide = () => {
    keepChoice(wideKey, wide ? 'off' : 'on');
    flushSync(() => setWide(!wide));
    showWhole(player.current?.querySelector('video'));
  };
  // Where the learner left off on entering: completing the lesson must not switch the page under
  // the reader.
  const [resumed] = useState(progress.nextLessonId);
  const lessons = progress.chapters.flatMap((chapter) => chapter.lessons);
  const named = lessons.find(({ id }) => id === wanted);
  const lesson = named ?? lessons.find(({ id }) => id === resumed) ?? lessons[0];
  const { courseId, certificateCode } = progress;
  // The certificate stands above the lesson, out of sight of who has just passed its quiz.
  const hadCode = useRef(certificateCode);
  useEffect(() => {
    if (certificateCode && !hadCode.current)
      notify({ title: t('certificate.won'), description: t('certificate.wonAbove'), tone: 'success' });
    hadCode.current = certificateCode;
  }, [certificateCode, t]);
  return (
    <div ref={player} className={wide ? 'a-container course-player course-player--wide' : 'a-container course-player'}>
      <header className="course-player-head">
        <Link className="learn-back a-small" to={links.course(courseId)}>
          <ArrowIcon size={16} className="learn-turn-left" />
          {t('learn.back')}
        </Link>
        <p className="course-player-title">{progress.title}</p>
        <ProgressBar done={progress.completedLessons} all={progress.lessonCount} />
        <span className="learn-wide-button">
          <Button size="small" aria-pressed={wide} onClick={handleWide}>
            {t('learn.wide')}
          </Button>
        </span>
        <span className="learn-list-button">
          <Button size="small" icon={<ListIcon />} onClick={() => setListOpen(true)}>
            {t('learn.lessons')}
          </Button>
        </span>
      </header>
      <div className="course-player-lesson">
        {certificateCode && <CertificatePanel courseId={courseId} code={certificateCode} />}
        {progress.changes && <EditionNews courseId={courseId} changes={progress.changes} />}
        {wanted && !named && <FormerLesson key={wanted} courseId={courseId} lessonId={wanted} />}
        {lesson && <LearnLesson key={lesson.id} courseId={courseId} lessonId={lesson.id} lessons={lessons} />}
      </div>
      <aside className="course-player-side">
        <nav className="course-player-list" aria-label={t('learn.lessons')}>
          <SyllabusPanel progress={progress} current={lesson?.id} />
        </nav>
        <ReviewPanel courseId={courseId} />
      </aside>
      <Drawer
        open={listOpen}
        onClose={() => setListOpen(false)}
        title={
          <>
            {certificateCode && <AwardIcon />} {t('learn.lessons')}
          </>
        }
        closeLabel={t('common.close')}
      >
        <SyllabusPanel progress={progress} current={lesson?.id} onChoose={() => setListOpen(false)} />
      </Drawer>
    </div>
  );
}

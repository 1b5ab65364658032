import {
  type Course,
  dateFormat,
  displayNames,
  formatPrice,
  type Language,
  links,
  minutesText,
} from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Art, Avatar, DefinitionList, LinkButton, Tag } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BuySeats } from '../enrolment/buy-seats.tsx';
import { EnrollButton } from '../enrolment/enroll-button.tsx';
import { SeatGiver } from '../enrolment/seat-giver.tsx';
import { useEnrolment } from '../enrolment/use-enrolment.ts';
import { useFormerTeam, useTeam } from '../enrolment/use-team.ts';
import { AwardIcon, CourseIcon, PlayIcon } from '../icons.tsx';
import { CourseRating } from './course-rating.tsx';
import { teamPartId } from './course-team.tsx';
import { InstructorName } from './instructor-name.tsx';
import { LevelTag } from './level-tag.tsx';
import { useIsOwnCourse } from './own-course.ts';
import { OwnCourseLinks } from './own-course-links.tsx';

/** `English, Brazilian Portuguese`; empty without any. */
function languagesText(known: readonly Language[], language: Language): string {
  const names = displayNames(language, 'language');
  return known.map((one) => names.of(one)).join(', ');
}

/** Endings of files as they are called: `RVT, IFC and XLSX`. */
const kindsText = (kinds: readonly string[], language: Language) =>
  new Intl.ListFormat(language).format(kinds.map((kind) => kind.toUpperCase()));

const sentence = (text: string, language: Language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** Picture beside title, price and what a buyer decides by. */
export function CourseHero({ course, draft }: { course: Course; draft?: boolean | undefined }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const enrolment = useEnrolment(course.id);
  const team = useTeam(course.id);
  const isFormerTeam = useFormerTeam(course.id);
  const isOwn = useIsOwnCourse(course.id);
  const preview = course.syllabus.flatMap(({ lessons }) => lessons).find((lesson) => lesson.preview);
  // A response cached at the edge from before these fields existed has none.
  const { otherLanguages: foreign = {}, languages = [], partlyIn = [], captions = [], files } = course;
  const partly = partlyIn.length > 0 && t('course.partlyIn', { languages: languagesText(partlyIn, language) });
  const taughtIn = [languagesText(languages, language), partly].filter(Boolean).join('; ');
  const hasVideos = course.syllabus.some(({ lessons }) => lessons.some(({ kind }) => kind === 'video'));
  const captionsText = languagesText(captions, language) || (hasVideos ? t('course.noCaptions') : '');
  const updated = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="learn-hero">
      <div className="learn-hero-picture">
        <Art shape="framed" eager src={course.imageUrl} fallback={<CourseIcon size={64} />} />
        {preview && !enrolment && !draft && (
          <LinkButton
            component={Link}
            to={links.lessonPreview(course.id, preview.id)}
            {...(preview.kind === 'video' && { icon: <PlayIcon /> })}
            wide
          >
            {t(`course.preview.${preview.kind}`)}
          </LinkButton>
        )}
      </div>
      <div className="learn-hero-text">
        <p className="a-row">
          <Tag>{t(`category.${course.category}`)}</Tag>
          <LevelTag level={course.level} />
        </p>
        <h1 lang={foreign.title}>{course.title}</h1>
        <p className="a-lead" lang={foreign.description}>
          {course.description}
        </p>
        <a href="#reviews" className="learn-plain-link">
          <CourseRating course={course} />
        </a>
        <p className="learn-person">
          <Avatar name={course.instructorName} src={course.instructorImageUrl} small />
          <span>
            <InstructorName course={course} />{' '}
            <span className="a-mute" lang={foreign.instructorTitle}>
              {course.instructorTitle}
            </span>
          </span>
        </p>
        <div className="learn-buy">
          {enrolment ? (
            <span className="a-mute">
              {t('enrol.progress', { done: enrolment.completedLessons, all: enrolment.lessonCount })}
            </span>
          ) : (
            <span className="a-price a-price--large">{formatPrice(course.price)}</span>
          )}
          {!draft && !(team && !enrolment) && <EnrollButton course={course} variant="primary" size="large" />}
          {enrolment?.certificateCode && !draft && (
            <LinkButton component={Link} to={links.certificate(enrolment.certificateCode)} icon={<AwardIcon />}>
              {t('learn.yourCertificate')}
            </LinkButton>
          )}
          {isOwn && !draft && <OwnCourseLinks courseId={course.id} />}
          {team && !draft && (
            <LinkButton component={Link} to={links.team(course.id)} {...(!enrolment && { variant: 'primary' })}>
              {t('seats.manage')}
            </LinkButton>
          )}
          {!draft && (team || (enrolment?.seats ?? 0) > 0) && <BuySeats course={course} />}
        </div>
        {enrolment && <SeatGiver giver={enrolment.giver} />}
        {team && <p className="a-small a-mute">{t('seats.free', { count: team.free, total: team.total })}</p>}
        {isFormerTeam && !draft && (
          <p className="a-small a-mute">
            {t('team.formerHere')}{' '}
            <Link className="a-link" to={links.team(course.id)}>
              {t('team.formerView')}
            </Link>
          </p>
        )}
        {!enrolment && !team && (
          <p className="a-small a-mute">
            {t('course.priceNote')}{' '}
            {!draft && (
              <a className="a-link" href={`#${teamPartId}`}>
                {t('course.teamLink')}
              </a>
            )}
          </p>
        )}
        <DefinitionList
          items={[
            {
              term: t('course.content'),
              detail: `${t('card.lessons', { count: course.lessonCount })} · ${minutesText(course.durationMinutes)}`,
            },
            { term: t('course.languages'), detail: sentence(taughtIn, language) },
            { term: t('course.captions'), detail: sentence(captionsText, language) },
            {
              term: t('course.files'),
              detail: files?.count
                ? `${files.count.toLocaleString(language)} (${kindsText(files.kinds, language)})`
                : '',
            },
            { term: t('course.software'), detail: course.softwareVersion },
            { term: t('course.updated'), detail: updated.format(new Date(course.updatedAt)) },
            { term: t('course.certificate'), detail: t('course.certificateText') },
          ].filter(({ detail }) => detail)}
        />
      </div>
    </div>
  );
}

import { type CourseSummary, formatPrice, links, minutesText } from '@arcada/contracts';
import { Art, Card, CardBody, CardFoot, CardMeta, CardText, CardTitle } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EnrollButton } from '../enrolment/enroll-button.tsx';
import { CourseIcon } from '../icons.tsx';
import { CourseRating } from './course-rating.tsx';
import { LevelTag } from './level-tag.tsx';

interface CourseCardProps {
  course: CourseSummary;
  level?: 2 | 3;
  /** In the first view: its picture is fetched at once. */
  eager?: boolean;
}

/** Picture, badge, title, rating, instructor, price and Enroll Now. */
export function CourseCard({ course, level = 3, eager }: CourseCardProps) {
  const { t } = useTranslation('learning');
  return (
    <Card as="article" interactive>
      <Art eager={eager} src={course.imageUrl} tag={t('card.tag')} fallback={<CourseIcon size={40} />} />
      <CardBody>
        <CardTitle level={level}>
          <Link className="a-card-link" to={links.course(course.id)} lang={course.otherLanguages?.title}>
            {course.title}
          </Link>
        </CardTitle>
        <CardText>
          <span lang={course.otherLanguages?.description}>{course.description}</span>
        </CardText>
        <CardMeta>
          <LevelTag level={course.level} />
          <span>{t('card.lessons', { count: course.lessonCount })}</span>
          <span>{minutesText(course.durationMinutes)}</span>
        </CardMeta>
        <CourseRating course={course} />
        <p className="a-small a-mute">{course.instructorName}</p>
        <CardFoot>
          <span className="a-price">{formatPrice(course.price)}</span>
          <EnrollButton course={course} named />
        </CardFoot>
      </CardBody>
    </Card>
  );
}

import { type AdminCourse, type adminCourseSorts, dateFormat, formatPrice, links } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
import { CourseBadges } from './course-badges.tsx';

type CourseColumn = ManagedColumn<AdminCourse, (typeof adminCourseSorts)[number]>;

export function useCourseColumns(): CourseColumn[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' });
  return [
    {
      key: 'title',
      title: t('courses.title'),
      sort: 'title',
      always: true,
      render: ({ id, title }) => (
        <Link className="a-link" to={links.admin(`courses-manager/${id}`)}>
          {title}
        </Link>
      ),
      csv: ({ title }) => title,
    },
    { key: 'id', title: t('courses.id'), extra: true, render: ({ id }) => id, csv: ({ id }) => id },
    {
      key: 'status',
      title: t('courses.status'),
      render: (course) => <CourseBadges course={course} />,
      csv: ({ status }) => t(`courses.states.${status}`),
    },
    {
      key: 'author',
      title: t('courses.author'),
      render: ({ instructorName, ownerId }) => (
        <>
          {instructorName}
          {ownerId === null && <p className="a-small a-mute">{t('courses.ownedByArcada')}</p>}
        </>
      ),
      csv: ({ instructorName }) => instructorName,
    },
    {
      key: 'price',
      figure: true,
      title: t('courses.price'),
      sort: 'price',
      render: ({ price }) => formatPrice(price),
      csv: ({ price }) => price,
    },
    {
      key: 'learners',
      figure: true,
      title: t('courses.learners'),
      render: ({ learners }) => learners.toLocaleString(language),
      csv: ({ learners }) => learners,
    },
    {
      key: 'lessons',
      figure: true,
      title: t('courses.lessons'),
      extra: true,
      render: ({ lessonCount }) => lessonCount,
      csv: ({ lessonCount }) => lessonCount,
    },
    {
      key: 'featured',
      figure: true,
      title: t('courses.featuredPlace'),
      extra: true,
      render: ({ featuredPlace }) => featuredPlace,
      csv: ({ featuredPlace }) => featuredPlace ?? '',
    },
    {
      key: 'updatedAt',
      title: t('courses.updated'),
      sort: 'updatedAt',
      render: ({ updatedAt }) => date.format(new Date(updatedAt)),
      csv: ({ updatedAt }) => updatedAt,
    },
  ];
}

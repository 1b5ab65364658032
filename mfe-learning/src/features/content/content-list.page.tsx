import {
  type AuthoredCourseSummary,
  courseCategories,
  dateFormat,
  followingSlug,
  formatPrice,
  links,
  slugOf,
} from '@arcada/contracts';
import {
  type CsvCell,
  fieldErrorsOf,
  isApiError,
  useDraft,
  useErrorText,
  useHead,
  useLanguage,
} from '@arcada/platform';
import { Button, Card, EmptyState } from '@arcada/ui';
import { AntdTheme, type ColumnsType, DataTable } from '@arcada/ui/data';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { authoringApi } from './authoring.api.ts';
import { statusOf } from './phase.ts';
import { StatusBadge } from './status-badge.tsx';
import '../../shared/course/course.css';
import { CsvButton } from '../../shared/csv-button.tsx';
import { CourseIcon } from '../../shared/icons.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import './content.css';
import { SalesSection } from './sales-section.tsx';

/** A producer's courses and their sales. */
export function Component() {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const query = authoringApi.useLearningContentQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const { data: waiting } = authoringApi.useLearningContentOpenQuestionsQuery(undefined, {
    refetchOnMountOrArgChange: 5,
  });
  const openIn = (id: string) => (waiting ? (waiting.find(({ courseId }) => courseId === id)?.open ?? 0) : '–');
  const date = dateFormat(language, { dateStyle: 'medium' });
  useHead({ title: t('content.title'), noIndex: true });
  const columns: ColumnsType<AuthoredCourseSummary> = [
    {
      title: t('content.course'),
      key: 'course',
      render: (_, course) => (
        <Link className="a-link" to={links.content(course.id)}>
          {course.title}
        </Link>
      ),
    },
    {
      title: t('content.status'),
      key: 'status',
      render: (_, course) => <StatusBadge course={course} />,
    },
    { title: t('content.lessons'), dataIndex: 'lessonCount' },
    { title: t('content.openQuestions'), dataIndex: 'id', render: openIn },
    { title: t('content.price'), dataIndex: 'price', render: formatPrice },
    { title: t('content.changed'), dataIndex: 'updatedAt', render: (when: string) => date.format(new Date(when)) },
  ];
  const rows = (): CsvCell[][] => [
    columns.map(({ title }) => String(title)),
    ...(query.data ?? []).map((course) => [
      course.title,
      t(`courseStatus.${statusOf(course)}`),
      course.lessonCount,
      openIn(course.id),
      course.price,
      course.updatedAt.slice(0, 10),
    ]),
  ];
  return (
    <AntdTheme language={language}>
      <div className="a-container learn-page">
        <h1>{t('content.title')}</h1>
        <p className="a-lead">{t('content.lead')}</p>
        <NewCourse />
        <QueryStates query={query} />
        {query.data?.length === 0 && <EmptyState icon={<CourseIcon size={32} />} title={t('content.none')} />}
        {query.data && query.data.length > 0 && (
          <>
            <DataTable columns={columns} dataSource={query.data} rowKey="id" />
            <CsvButton name="content.csv" rows={rows} />
          </>
        )}
        <SalesSection />
      </div>
    </AntdTheme>
  );
}

interface Typed {
  title: string;
  id: string;
  category: string;
}
const nothing: Typed = { title: '', id: '', category: courseCategories[0] };

function NewCourse() {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { value: typed, change, forget } = useDraft<Typed>('new course', nothing);
  const { title, id, category } = typed;
  const set = (part: Partial<Typed>) => change({ ...typed, ...part });
  const [short, setShort] = useState(false);
  const [badId, setBadId] = useState(false);
  const [create, creating] = authoringApi.useLearningContentCreateMutation();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const tooShort = title.trim().length < 3;
    // One that was left as suggested may be taken: the service then makes another from the title.
    const own = id.trim() === slugOf(title) ? '' : id.trim();
    const isBad = slugOf(own) !== own;
    setShort(tooShort);
    setBadId(isBad);
    if (tooShort || isBad) return;
    const { data } = await create({ title: title.trim(), category, ...(own && { id: own }) });
    if (!data) return;
    forget();
    navigate(links.content(data.id));
  };
  const failure = creating.error && errorText(creating.error);
  const isOfId = isApiError(creating.error) && fieldErrorsOf(creating.error).id !== undefined;
  return (
    <Card padded as="section" aria-label={t('content.new')}>
      <form className="learn-inline-form learn-inline-form--new" onSubmit={handleSubmit} noValidate>
        <Field label={t('content.newTitle')} error={short ? t('content.titleShort') : isOfId ? undefined : failure}>
          <TextInput
            maxLength={200}
            value={title}
            onChange={(event) => {
              set({ title: event.target.value, id: followingSlug(id, title, event.target.value) });
              setShort(false);
            }}
          />
        </Field>
        <Field
          label={t('content.id')}
          hint={t('content.idHint')}
          error={badId ? t('content.idFault') : isOfId ? failure : undefined}
        >
          <TextInput
            maxLength={160}
            value={id}
            onChange={(event) => {
              set({ id: event.target.value });
              setBadId(false);
            }}
          />
        </Field>
        <Field label={t('content.category')}>
          <SelectInput
            value={category}
            onChange={(chosen) => set({ category: chosen })}
            options={courseCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
          />
        </Field>
        <Button type="submit" variant="primary" loading={creating.isLoading} loadingLabel={t('content.creating')}>
          {t('content.create')}
        </Button>
      </form>
    </Card>
  );
}

import { type AssistantGap, dateFormat, gapSorts, links } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { type ManagedColumn, ManagerTable } from '../../shared/manager-table.tsx';
import { useReadAll } from '../../shared/use-read-all.ts';
import { questionsApi } from './questions.api.ts';

type Sort = (typeof gapSorts)[number];

/** What visitors asked the documentation assistant that its sources don't say: what to write next. */
export function Component() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const address = useListAddress(links.admin('questions'), [], gapSorts);
  const { sort, dir, after } = address;
  const request = { sort, dir };
  const query = questionsApi.useAdminQuestionsQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(questionsApi.endpoints.adminQuestions.initiate, request);
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const columns: ManagedColumn<AssistantGap, Sort>[] = [
    {
      key: 'question',
      title: t('questions.question'),
      always: true,
      render: ({ question, language: asked }) => <span lang={asked}>{question}</span>,
      csv: ({ question }) => question,
    },
    {
      key: 'language',
      title: t('questions.language'),
      render: ({ language: asked }) => t(`languages.${asked}`),
      csv: ({ language: asked }) => asked,
    },
    {
      key: 'count',
      title: t('questions.count'),
      sort: 'count',
      render: ({ count }) => count,
      csv: ({ count }) => count,
    },
    {
      key: 'lastDay',
      title: t('questions.lastDay'),
      sort: 'lastDay',
      render: ({ lastDay }) => day.format(new Date(lastDay)),
      csv: ({ lastDay }) => lastDay,
    },
  ];
  return (
    <AdminFrame page="questions">
      <p className="a-mute">{t('questions.intro')}</p>
      <ManagerTable
        name="questions"
        usual={{ sort: 'count', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={readAll}
        countText={(count) => t('questions.total', { count })}
        empty={{ title: t('questions.none'), text: t('questions.noneText') }}
      />
    </AdminFrame>
  );
}

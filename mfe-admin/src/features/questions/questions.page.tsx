import { type AssistantGap, dateFormat, gapSorts, gapStates, links } from '@arcada/contracts';
import { oneOf, routerLink, useLanguage } from '@arcada/platform';
import { Button, LinkTabs } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { type ManagedColumn, ManagerTable } from '../../shared/manager-table.tsx';
import { useReadAll } from '../../shared/use-read-all.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { questionsApi } from './questions.api.ts';

type Sort = (typeof gapSorts)[number];

/** What visitors asked the documentation assistant that its sources don't say: what to write next. */
export function Component() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [deciding, setDeciding] = useState<AssistantGap>();
  const address = useListAddress(links.admin('questions'), ['state'], gapSorts, { known: { state: gapStates } });
  const { sort, dir, after, filter, hrefOf } = address;
  const state = oneOf(gapStates, filter.state ?? null) ?? 'open';
  const request = { state, sort, dir };
  const query = questionsApi.useAdminQuestionsQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(questionsApi.endpoints.adminQuestions.initiate, request);
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
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
    {
      key: 'decision',
      acts: true,
      title: t('questions.decision'),
      always: true,
      render: (gap) => (
        <>
          {gap.closedAt && <p className="a-small a-mute">{time.format(new Date(gap.closedAt))}</p>}
          {gap.note && <p>{gap.note}</p>}
          <Button
            size="small"
            aria-label={t(gap.closedAt ? 'questions.reopenOf' : 'questions.closeOf', { question: gap.question })}
            onClick={() => setDeciding(gap)}
          >
            {t(gap.closedAt ? 'questions.reopen' : 'questions.close')}
          </Button>
        </>
      ),
      csv: ({ closedAt, note }) => [closedAt, note].filter(Boolean).join(' · '),
    },
  ];
  return (
    <AdminFrame page="questions">
      <p className="a-mute">{t('questions.intro')}</p>
      <LinkTabs
        label={t('questions.state')}
        items={gapStates.map((key) => ({
          key,
          label: t(`questions.states.${key}`),
          href: hrefOf({ state: key === 'open' ? undefined : key }),
        }))}
        current={state}
        renderLink={routerLink}
      />
      <ManagerTable
        name="questions"
        usual={{ sort: 'count', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={readAll}
        countText={(count) => t('questions.total', { count })}
        empty={{ title: t(`questions.none.${state}`), text: t(`questions.noneText.${state}`) }}
      />
      {deciding && <QuestionDialog gap={deciding} onClose={() => setDeciding(undefined)} />}
    </AdminFrame>
  );
}

import {
  type ContactMessage,
  contactSorts,
  contactStatuses,
  dateFormat,
  links,
  messageReference,
} from '@arcada/contracts';
import { oneOf, useLanguage } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { type ManagedColumn, ManagerTable } from '../../shared/manager-table.tsx';
import { OpenButton } from '../../shared/open-button.tsx';
import { StatusTabs } from '../../shared/status-tabs.tsx';
import { useListWords } from '../../shared/use-list-words.ts';
import { useReadAll } from '../../shared/use-read-all.ts';
import { MessageDialog } from './message-dialog.tsx';
import { MessageStatus } from './message-status.tsx';
import { messagesApi } from './messages.api.ts';

/** Letters of a message in the list. */
const longestExcerpt = 160;
const excerpt = (text: string) => (text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text);

/** Messages of the contact form: what is new, what is answered, and what is spam. */
export function Component() {
  const { t } = useTranslation('admin');
  const words = useListWords('messages');
  const { language } = useLanguage();
  const [opened, setOpened] = useState<ContactMessage>();
  const address = useListAddress(links.admin('contact'), ['q', 'status'], contactSorts, {
    known: { status: contactStatuses },
  });
  const { sort, dir, after, filter } = address;
  const { q } = filter;
  const status = oneOf(contactStatuses, filter.status ?? null);
  const request = { q, status, sort, dir };
  const query = messagesApi.useAdminMessagesQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(messagesApi.endpoints.adminMessages.initiate, request);
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const columns: ManagedColumn<ContactMessage, (typeof contactSorts)[number]>[] = [
    {
      key: 'createdAt',
      title: t('messages.receivedAt'),
      sort: 'createdAt',
      render: ({ createdAt }) => time.format(new Date(createdAt)),
      csv: ({ createdAt }) => createdAt,
    },
    {
      key: 'name',
      title: t('messages.sender'),
      always: true,
      render: (message) => (
        <>
          <OpenButton onClick={() => setOpened(message)}>{message.name}</OpenButton>
          <p className="a-small a-mute">{message.email}</p>
        </>
      ),
      csv: ({ name }) => name,
    },
    { key: 'email', title: t('messages.email'), extra: true, render: ({ email }) => email, csv: ({ email }) => email },
    {
      key: 'reference',
      title: t('messages.reference'),
      extra: true,
      render: ({ id }) => messageReference(id),
      csv: ({ id }) => messageReference(id),
    },
    {
      key: 'message',
      title: t('messages.message'),
      render: ({ message, language: written }) => <span lang={written}>{excerpt(message)}</span>,
      csv: ({ message }) => message,
    },
    {
      key: 'status',
      title: t('messages.status'),
      render: (message) => <MessageStatus status={message.status} />,
      csv: (message) => t(`messages.statuses.${message.status}`),
    },
    {
      key: 'actions',
      title: t('common.actions'),
      always: true,
      acts: true,
      render: (message) => (
        <Button
          size="small"
          aria-label={t('messages.readOf', { name: message.name })}
          onClick={() => setOpened(message)}
        >
          {t('messages.read')}
        </Button>
      ),
    },
  ];
  return (
    <AdminFrame page="contact">
      <p className="a-mute">{t('messages.intro')}</p>
      <ListSearch label={t('messages.search')} address={address} />
      <StatusTabs
        label={t('messages.status')}
        allLabel={t('messages.all')}
        statuses={contactStatuses}
        labelOf={(each) => t(`messages.statuses.${each}`)}
        current={status}
        address={address}
      />
      <ManagerTable
        name="messages"
        usual={{ sort: 'createdAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={readAll}
        {...words}
      />
      {opened && <MessageDialog message={opened} onClose={() => setOpened(undefined)} />}
    </AdminFrame>
  );
}

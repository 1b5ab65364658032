import { type ContactMessage, contactSorts, contactStatuses, dateFormat, links } from '@arcada/contracts';
import { oneOf, type PlatformDispatch, routerLink, useLanguage } from '@arcada/platform';
import { Button, LinkTabs, SearchForm } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { type ManagedColumn, ManagerTable } from '../../shared/manager-table.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { MessageStatus } from './message-status.tsx';
import { messagesApi } from './messages.api.ts';

/** Letters of a message in the list. */
const longestExcerpt = 160;
const excerpt = (text: string) => (text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text);

/** Messages of the contact form: what is new, what is answered, and what is spam. */
export function Component() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const dispatch = useDispatch<PlatformDispatch>();
  const [opened, setOpened] = useState<ContactMessage>();
  const address = useListAddress(links.admin('contact'), ['q', 'status'], contactSorts);
  const { sort, dir, after, hrefOf, filter } = address;
  const { q } = filter;
  const status = oneOf(contactStatuses, filter.status ?? null);
  const request = { q, status, sort, dir };
  const query = messagesApi.useAdminMessagesQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
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
      render: ({ name, email }) => (
        <>
          <strong>{name}</strong>
          <p className="a-small a-mute">{email}</p>
        </>
      ),
      csv: ({ name }) => name,
    },
    { key: 'email', title: t('messages.email'), extra: true, render: ({ email }) => email, csv: ({ email }) => email },
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
      <SearchForm
        label={t('messages.search')}
        value={q ?? ''}
        list={hrefOf({})}
        onSearch={(words) => address.change({ q: words })}
      />
      <LinkTabs
        label={t('messages.status')}
        items={[
          { key: 'all', label: t('messages.all'), href: hrefOf({ status: undefined }) },
          ...contactStatuses.map((key) => ({
            key,
            label: t(`messages.statuses.${key}`),
            href: hrefOf({ status: key }),
          })),
        ]}
        current={status ?? 'all'}
        renderLink={routerLink}
      />
      <ManagerTable
        name="messages"
        usual={{ sort: 'createdAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={(from) =>
          dispatch(
            messagesApi.endpoints.adminMessages.initiate(
              { ...request, after: from, limit: 100 },
              { subscribe: false, forceRefetch: true },
            ),
          ).unwrap()
        }
        countText={(count) => t('messages.count', { count })}
        empty={{ title: t('messages.none'), text: t('messages.noneText') }}
      />
      {opened && <MessageDialog message={opened} onClose={() => setOpened(undefined)} />}
    </AdminFrame>
  );
}

import { noticeLimits, type SiteNotice } from '@arcada/contracts';
import { useErrorText, useHead, useLanguage } from '@arcada/platform';
import { Badge, Button, Card, EmptyState, Notice } from '@arcada/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../shared/course/course.css';
import { BellIcon } from '../../shared/icons.tsx';
import { noticesApi } from '../../shared/notices.api.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { NoticeChoices } from './notice-choices.tsx';
import './notices.css';
import { whenOf } from './when.ts';

/** All notices of the last months, and which kinds the person gets. */
export function Component() {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const query = noticesApi.useLearningNoticesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [read, reading] = noticesApi.useLearningReadNoticesMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  useHead({ title: t('notices.title'), noIndex: true });
  const handleAll = async () => {
    const { error } = await read({});
    // The button goes with the last unread notice.
    if (!error) heading.current?.focus();
  };
  return (
    <div className="a-container learn-page">
      <div className="a-row a-row--between">
        <h1 ref={heading} tabIndex={-1}>
          {t('notices.title')}
        </h1>
        {query.data && query.data.unread > 0 && (
          <Button loading={reading.isLoading} loadingLabel={t('common.saving')} onClick={() => void handleAll()}>
            {t('notices.readAll')}
          </Button>
        )}
      </div>
      {reading.error !== undefined && <Notice tone="danger">{errorText(reading.error)}</Notice>}
      <QueryStates query={query} />
      {query.data?.items.length === 0 && (
        <EmptyState icon={<BellIcon size={32} />} title={t('notices.none')} text={t('notices.noneText')} />
      )}
      {query.data && query.data.items.length > 0 && (
        <>
          <ul className="a-list a-stack">
            {query.data.items.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                onRead={() => {
                  if (!notice.read) void read({ ids: [notice.id] });
                }}
              />
            ))}
          </ul>
          <p className="a-small a-mute">{t('notices.kept', { most: noticeLimits.listed, days: noticeLimits.days })}</p>
        </>
      )}
      <NoticeChoices />
    </div>
  );
}

function NoticeRow({ notice, onRead }: { notice: SiteNotice; onRead: () => void }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  return (
    <Card as="li" padded className="learn-notice">
      <p className="a-row">
        <Link className="a-link learn-notice-title" to={notice.path} onClick={onRead}>
          {notice.title}
        </Link>
        {!notice.read && <Badge tone="info">{t('notices.new')}</Badge>}
      </p>
      {notice.text && <p>{notice.text}</p>}
      <p className="a-small a-mute">{whenOf(notice.at, language)}</p>
    </Card>
  );
}

import { links, type SiteNotice } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Menu, MenuItem, MenuLink, MenuRule, Spinner } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BellIcon } from '../../shared/icons.tsx';
import './bell.css';
import { noticesApi } from '../../shared/notices.api.ts';
import { whenOf } from './when.ts';

const pollMilliseconds = 120_000;
const shown = 8;

/** The bell in the header: how many notices wait, and the newest ones once it is opened. */
export function Component() {
  const { t } = useTranslation('learning');
  const { data } = noticesApi.useLearningUnreadNoticesQuery(undefined, {
    pollingInterval: pollMilliseconds,
    refetchOnMountOrArgChange: true,
  });
  const count = data?.unread ?? 0;
  return (
    <Menu
      className="learn-bell"
      label={
        <>
          <BellIcon />
          {count > 0 && (
            <span className="a-count" aria-hidden="true">
              {count > 99 ? '99+' : count}
            </span>
          )}
        </>
      }
      triggerLabel={t('notices.bell', { count })}
      align="end"
      framed
      chevron={false}
    >
      <Newest />
    </Menu>
  );
}

/** Fetched when the bell is opened. */
function Newest() {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const { data, error } = noticesApi.useLearningNoticesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [read] = noticesApi.useLearningReadNoticesMutation();
  return (
    <>
      <p className="learn-bell-title">{t('notices.title')}</p>
      {!data && !error && (
        <p className="learn-bell-text a-row" role="status">
          <Spinner /> {t('common.loading')}
        </p>
      )}
      {error !== undefined && (
        <p className="learn-bell-text" role="alert">
          {errorText(error)}
        </p>
      )}
      {data?.items.length === 0 && <p className="learn-bell-text a-mute">{t('notices.none')}</p>}
      {data?.items.slice(0, shown).map((notice) => (
        <BellLink
          key={notice.id}
          notice={notice}
          onFollow={() => {
            if (!notice.read) void read({ ids: [notice.id] });
          }}
        />
      ))}
      <MenuRule />
      {data && data.unread > 0 && <MenuItem onClick={() => void read({})}>{t('notices.readAll')}</MenuItem>}
      <MenuLink component={Link} to={links.notices()}>
        {t('notices.all')}
      </MenuLink>
    </>
  );
}

function BellLink({ notice, onFollow }: { notice: SiteNotice; onFollow: () => void }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  return (
    <MenuLink
      component={Link}
      to={notice.path}
      onClick={onFollow}
      icon={
        <span className={notice.read ? 'learn-bell-dot' : 'learn-bell-dot learn-bell-dot--new'} aria-hidden="true" />
      }
      note={
        <>
          {notice.text && <span className="learn-bell-excerpt">{notice.text}</span>}
          {whenOf(notice.at, language)}
        </>
      }
    >
      {notice.read ? notice.title : <strong>{notice.title}</strong>}
      {!notice.read && <span className="a-visually-hidden"> ({t('notices.unread')})</span>}
    </MenuLink>
  );
}

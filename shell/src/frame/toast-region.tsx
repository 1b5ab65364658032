import { notifications } from '@arcada/ui';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

type ToastHost = ComponentType<{ toastLabel: string; label: string; closeLabel: string }>;

const fetchToasts = (): Promise<ToastHost> =>
  import(/* webpackChunkName: "toasts" */ '@arcada/ui/toast').then(({ ToastHost: Host }) => Host);

/**
 * Loaded with the first toast: the region's code is not part of the first view. When it fails to
 * load (no network, often the subject of the toast itself) the site works without it, and the next
 * toast retries.
 */
export function ToastRegion({ load = fetchToasts }: { load?: () => Promise<ToastHost> }) {
  const { t } = useTranslation('shell');
  const notice = useSyncExternalStore(notifications.subscribe, notifications.current, () => null)?.key;
  const [Host, setHost] = useState<ToastHost>();
  useEffect(() => {
    if (Host || notice === undefined) return;
    load().then(
      (loaded) => setHost(() => loaded),
      (error: unknown) => console.warn('A notice was not shown:', error),
    );
  }, [Host, notice, load]);
  if (!Host) return null;
  return (
    <Host toastLabel={t('common.notification')} label={t('common.notifications')} closeLabel={t('common.close')} />
  );
}

import { notifications } from '@arcada/ui';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

type ToastHost = ComponentType<{ toastLabel: string; label: string; closeLabel: string }>;

const fetchToasts = (): Promise<ToastHost> =>
  import(/* webpackChunkName: "toasts" */ '@arcada/ui/toast').then(({ ToastHost: Host }) => Host);

/**
 * From the first notice on: the region's code is not part of the first view. When it can't be had (no network, often
 * what the notice is about) the site goes on without, and the next notice tries again.
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

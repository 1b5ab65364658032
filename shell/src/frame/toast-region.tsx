import { notifications } from '@arcada/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const ToastHost = lazy(() =>
  import(/* webpackChunkName: "toasts" */ '@arcada/ui/toast').then(({ ToastHost: Component }) => ({
    default: Component,
  })),
);

let wanted = false;
/** From the first notice on: the region's code is not part of the first view. */
const toastsWanted = () => {
  wanted ||= notifications.current() !== null;
  return wanted;
};

export function ToastRegion() {
  const { t } = useTranslation('shell');
  const show = useSyncExternalStore(notifications.subscribe, toastsWanted, () => false);
  if (!show) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost
        toastLabel={t('common.notification')}
        label={t('common.notifications')}
        closeLabel={t('common.close')}
      />
    </Suspense>
  );
}

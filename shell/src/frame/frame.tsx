import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CartPlace } from '../cart/cart-place.tsx';
import { useRestricted } from '../remotes/use-restricted.ts';
import { ConfirmationPlace } from '../session/confirmation-place.tsx';
import { ViewedPlace } from '../session/viewed-place.tsx';
import { useFocusOnNavigation } from './focus-on-navigation.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LateSlot } from './late-slot.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PrintedFrom } from './printed-from.tsx';
import { ToastRegion } from './toast-region.tsx';

/** Header, page, footer, drawer and toasts: the same around every area. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const main = useFocusOnNavigation();
  // It would lie on the buttons of long tables, and helps shoppers only.
  const isRestricted = useRestricted();
  return (
    <div className="f-frame">
      <a className="a-skip" href="#main">
        {t('nav.skip')}
      </a>
      <NavigationProgress />
      <Header />
      <main id="main" tabIndex={-1} ref={main} className="f-main">
        <noscript>
          <p className="a-container f-noscript">{t('frame.noScript')}</p>
        </noscript>
        <PrintedFrom />
        {children}
      </main>
      <Footer />
      <CartPlace />
      {!isRestricted && <LateSlot name="frame.chat" />}
      <ConfirmationPlace />
      <ViewedPlace />
      <ToastRegion />
    </div>
  );
}

import { type Licence, links, shownKey } from '@arcada/contracts';
import { Button, CheckIcon } from '@arcada/ui';
import { useCopying } from '@arcada/ui/copying';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface LicenceKeyProps {
  licence: Licence;
  /** Further actions for the licence, besides copying its key. */
  children?: ReactNode;
  /** With a link to how it is activated. */
  guided?: boolean;
  /** It doesn't work while the payment is disputed, and may again. */
  paused?: boolean;
}

/** Selects a text, so that it can be copied by hand. */
const mark = (element: Element | null) => element && getSelection()?.selectAllChildren(element);

/** The key in a short form, and a button that copies all of it; a revoked one says so. */
export function LicenceKey({ licence, children, guided = true, paused = false }: LicenceKeyProps) {
  const { t } = useTranslation('store');
  const { copying, copy } = useCopying();
  const key = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (copying === 'refused') mark(key.current);
  }, [copying]);
  const handleCopy = async () => {
    // Again where it was refused before, too: then nothing is drawn anew.
    if (!(await copy(licence.key))) mark(key.current);
  };
  return (
    <div className="a-stack">
      <p className="a-small a-mute">{t('licences.key', { count: licence.seats })}</p>
      <p className="commerce-key">
        {/* Marked to be copied by hand, it has to be there as a whole. */}
        <span ref={key}>{copying === 'refused' ? licence.key : shownKey(licence.key)}</span>
      </p>
      {licence.revokedAt ? (
        <p className="a-small">{t(paused ? 'licences.paused' : 'licences.revoked')}</p>
      ) : (
        <div className="a-row">
          <Button
            size="small"
            icon={copying === 'copied' ? <CheckIcon size={16} /> : undefined}
            onClick={() => void handleCopy()}
          >
            {t(copying === 'copied' ? 'licences.copied' : 'licences.copy')}
          </Button>
          {children}
          {guided && (
            <Link className="a-link a-small" to={links.licences(licence.productId)}>
              {t('licences.guide')}
            </Link>
          )}
          {copying === 'refused' && (
            <p className="a-small" role="status">
              {t('licences.copyRefused')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

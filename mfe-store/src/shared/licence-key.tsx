import type { Licence } from '@arcada/contracts';
import { Button, CheckIcon } from '@arcada/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface LicenceKeyProps {
  licence: Licence;
  /** Further actions for the licence, besides copying its key. */
  children?: ReactNode;
}

/** The key to copy; a revoked one says so. */
export function LicenceKey({ licence, children }: LicenceKeyProps) {
  const { t } = useTranslation('store');
  const [copying, setCopying] = useState<'copied' | 'refused'>();
  const key = useRef<HTMLSpanElement>(null);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(licence.key);
      setCopying('copied');
    } catch (error) {
      console.warn('The browser refused to copy: the key is marked instead.', error);
      if (key.current) getSelection()?.selectAllChildren(key.current);
      setCopying('refused');
    }
  };
  return (
    <div className="a-stack">
      <p className="a-small a-mute">{t('licences.key', { count: licence.seats })}</p>
      <p className="commerce-key">
        <span ref={key}>{licence.key}</span>
      </p>
      {licence.revokedAt ? (
        <p className="a-small">{t('licences.revoked')}</p>
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

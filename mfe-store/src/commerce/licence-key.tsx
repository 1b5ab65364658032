import type { Licence } from '@arcada/contracts';
import { Button, CheckIcon } from '@arcada/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The key to copy; a revoked one says so. */
export function LicenceKey({ licence }: { licence: Licence }) {
  const { t } = useTranslation('store');
  const [copying, setCopying] = useState<'copied' | 'refused'>();
  const key = useRef<HTMLParagraphElement>(null);
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
      <p ref={key} className="commerce-key">
        {licence.key}
      </p>
      {licence.revokedAt ? (
        <p className="a-small">{t('licences.revoked')}</p>
      ) : (
        <div>
          <Button
            size="small"
            icon={copying === 'copied' ? <CheckIcon size={16} /> : undefined}
            onClick={() => void handleCopy()}
          >
            {t(copying === 'copied' ? 'licences.copied' : 'licences.copy')}
          </Button>
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

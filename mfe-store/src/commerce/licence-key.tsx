import type { Licence } from '@arcada/contracts';
import { Button, CheckIcon } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The key to copy; a revoked one says so. */
export function LicenceKey({ licence }: { licence: Licence }) {
  const { t } = useTranslation('store');
  const [copied, setCopied] = useState(false);
  const handleCopy = async () => {
    await navigator.clipboard.writeText(licence.key);
    setCopied(true);
  };
  return (
    <div className="a-stack">
      <p className="a-small a-mute">{t('licences.key', { count: licence.seats })}</p>
      <p className="commerce-key">{licence.key}</p>
      {licence.revokedAt ? (
        <p className="a-small">{t('licences.revoked')}</p>
      ) : (
        <div>
          <Button size="small" icon={copied ? <CheckIcon size={16} /> : undefined} onClick={() => void handleCopy()}>
            {copied ? t('licences.copied') : t('licences.copy')}
          </Button>
        </div>
      )}
    </div>
  );
}

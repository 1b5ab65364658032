import { Button, CheckIcon } from '@arcada/ui';
import { useCopying } from '@arcada/ui/copying';
import { useTranslation } from 'react-i18next';

/** Copies the address where others verify the certificate; shows it where the browser refuses to. */
export function CopyLink({ address }: { address: string }) {
  const { t } = useTranslation('learning');
  const { copying, copy } = useCopying();
  return (
    <>
      <Button
        size="small"
        icon={copying === 'copied' ? <CheckIcon size={16} /> : undefined}
        onClick={() => void copy(address)}
      >
        {t(copying === 'copied' ? 'certificate.linkCopied' : 'certificate.copyLink')}
      </Button>
      <p className="a-small" role="status">
        {copying === 'refused' && (
          <>
            {t('certificate.copyRefused')} <span className="a-code">{address}</span>
          </>
        )}
        {copying === 'copied' && <span className="a-visually-hidden">{t('certificate.linkCopied')}</span>}
      </p>
    </>
  );
}

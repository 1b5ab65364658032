import { saveFile } from '@arcada/platform';
import { Button, DownloadIcon, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Somebody has tried to close the dialog by other means than its buttons. */
  asked: boolean;
  onClose: () => void;
}

/** Escape, the backdrop and the corner close a dialog at once, but not one with codes that are shown only here. */
export function useAskedClose(hasCodes: boolean, onClose: () => void) {
  const [asked, setAsked] = useState(false);
  return { asked, handleClose: () => (hasCodes ? setAsked(true) : onClose()) };
}

/** Shown once: the server keeps only what it needs to recognise them. */
export function RecoveryCodes({ codes, asked, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation('shell');
  return (
    <div className="f-form">
      <Notice tone="success" live title={t('secondFactor.codesTitle')}>
        {t('secondFactor.codesText')}
      </Notice>
      <ul className="f-recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {asked && (
        <Notice
          tone="warning"
          live
          title={t('secondFactor.keptQuestion')}
          actions={
            <Button size="small" onClick={onClose}>
              {t('secondFactor.leaveCodes')}
            </Button>
          }
        >
          {t('secondFactor.keptText')}
        </Notice>
      )}
      <div className="a-row">
        <Button
          icon={<DownloadIcon />}
          onClick={() => saveFile('arcada-recovery-codes.txt', new Blob([`${codes.join('\r\n')}\r\n`]))}
        >
          {t('secondFactor.save')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('secondFactor.kept')}
        </Button>
      </div>
    </div>
  );
}

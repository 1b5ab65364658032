import { saveFile } from '@arcada/platform';
import { Button, DownloadIcon, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shown once: the server keeps only what it needs to recognise them. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
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

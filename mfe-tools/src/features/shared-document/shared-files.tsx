import type { SharedFormat } from '@arcada/bim';
import { saveReceived, useErrorText } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { sharedDocumentApi } from './shared-document.api.ts';

interface SharedFilesProps {
  token: string;
  formats: readonly SharedFormat[];
}

/** The document as files, where its link allows them. */
export function SharedFiles({ token, formats }: SharedFilesProps) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const [fetchFile, { isLoading, isSuccess, error, originalArgs }] = sharedDocumentApi.useToolsSharedFileMutation();
  const download = async (format: SharedFormat) => {
    const { data } = await fetchFile({ token, format });
    if (data) saveReceived(data);
  };
  const format = originalArgs && t(`files.${originalArgs.format}`);
  return (
    <>
      <div className="tools-shared-files">
        {formats.map((one) => (
          <Button key={one} size="small" disabled={isLoading} onClick={() => void download(one)}>
            {t('shared.download', { format: t(`files.${one}`) })}
          </Button>
        ))}
        <span role="status" className="a-small a-mute">
          {isLoading && t('files.making', { format })}
          {isSuccess && t('files.made', { format })}
        </span>
      </div>
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
    </>
  );
}

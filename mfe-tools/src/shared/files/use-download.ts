import type { IdsScope } from '@arcada/bim';
import { saveReceived } from '@arcada/platform';
import { notify } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Content, type Format, filesApi } from './files.api.ts';

/** Downloads a document or one of its versions; `before` saves what is unsaved, and is false when that failed. */
export function useDownload(content: Content, before?: () => Promise<boolean>) {
  const { t } = useTranslation('tools');
  const [fetchFile] = filesApi.useToolsDocumentFileMutation();
  const [running, setRunning] = useState<Format>();
  const [failed, setFailed] = useState<{ format: Format; error: unknown }>();
  /** True when nothing is unsaved; otherwise `format` has failed. */
  const save = async (format: Format) => {
    setFailed(undefined);
    const isSaved = before ? await before() : true;
    if (!isSaved) setFailed({ format, error: undefined });
    return isSaved;
  };
  const download = async (format: Format, scope: IdsScope = {}) => {
    setRunning(format);
    const isSaved = await save(format);
    const answer = isSaved ? await fetchFile({ ...content, ...scope, format }) : undefined;
    setRunning(undefined);
    if (answer?.data) {
      saveReceived(answer.data);
      // Goes away by itself, and nothing moves for it.
      notify({ title: t('files.made', { format: t(`files.${format}`) }), tone: 'success' });
    } else if (answer) setFailed({ format, error: answer.error });
  };
  return { running, failed, save, download };
}

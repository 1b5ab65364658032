import { useErrorText } from '@arcada/platform';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredEditing } from '../saving/use-stored-document.ts';
import { versionsApi } from './versions.api.ts';

/** Keeps what is written as a version before a workbook is imported: an Undo lasts only as long as the page. */
export function useKeepBeforeImport(id: string, { settle }: Pick<StoredEditing, 'settle'>) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const [keep] = versionsApi.useToolsVersionKeepMutation();
  const latest = useRef<() => Promise<string | undefined>>(undefined);
  latest.current = async () => {
    const ifMatch = await settle();
    if (ifMatch === undefined) return t('sheets.unkept');
    const { error } = await keep({ id, ifMatch, before: 'import' });
    return error && errorText(error);
  };
  const stable = useRef(async () => latest.current?.());
  return stable.current;
}

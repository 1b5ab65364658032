import { validationMessage } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import type { FileFault } from './read-document-file.ts';

/** Why a file isn't read, with the places that don't fit. */
export function FileFaultNotice({ fault: { key, issues } }: { fault: FileFault }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  return (
    <Notice tone="danger" title={t(`import.${key}`)}>
      {issues && (
        <ul>
          {issues.map((issue) => {
            // What is wrong with the whole has no path.
            const place = [issue.path.join(' › '), validationMessage(issue, language)].filter(Boolean).join(': ');
            return <li key={place}>{place}</li>;
          })}
        </ul>
      )}
    </Notice>
  );
}

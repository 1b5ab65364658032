import { type AuditEntry, actionName, recordedWays } from '@arcada/contracts';
import { oneOf } from '@arcada/platform';
import { useTranslation } from 'react-i18next';

/** What people call what was done, and how it came when it was part of something larger. */
export function useActionText(): (entry: AuditEntry) => string {
  const { t } = useTranslation('admin');
  return (entry) => {
    const action = t(`actions.${actionName(entry)}`, entry.action);
    const how = oneOf(recordedWays, typeof entry.after?.how === 'string' ? entry.after.how : null);
    return how ? t(`audit.how.${how}`, { action }) : action;
  };
}

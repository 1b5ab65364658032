import { notify } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** A GlobalId that a press copies, to be searched in the program that made the model. */
export function CopyId({ id }: { id: string }) {
  const { t } = useTranslation('tools');
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      notify({ title: t('modelCheck.copied'), description: id, tone: 'success' });
    } catch {
      // Without a secure connection or the user's leave there is no clipboard.
      notify({ title: t('modelCheck.notCopied'), description: id, tone: 'danger' });
    }
  };
  return (
    <button type="button" className="check-id" aria-label={t('modelCheck.copy', { id })} onClick={handleCopy}>
      {id}
    </button>
  );
}

import { notify } from '@arcada/ui';
import { copyText } from '@arcada/ui/copying';
import { useTranslation } from 'react-i18next';

/** A GlobalId that a press copies, to be searched in the program that made the model. */
export function CopyId({ id }: { id: string }) {
  const { t } = useTranslation('tools');
  const handleCopy = async () => {
    const done = await copyText(id);
    notify({
      title: t(done ? 'modelCheck.copied' : 'modelCheck.notCopied'),
      description: id,
      tone: done ? 'success' : 'danger',
    });
  };
  return (
    <button type="button" className="check-id" aria-label={t('modelCheck.copy', { id })} onClick={handleCopy}>
      {id}
    </button>
  );
}

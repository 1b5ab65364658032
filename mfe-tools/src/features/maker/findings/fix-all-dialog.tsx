import { difference, type Edit, editOf, explain, type Finding, fixAll } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Button, Dialog } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../shared/local-day.ts';
import { uniqueKeys } from '../../../shared/unique-keys.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useLinkedEir } from '../trace/use-linked-eir.ts';

const listed = 5;
const keyOf = ({ rule, place }: Finding) => JSON.stringify([rule, place]);

interface FixAllDialogProps {
  /** All of them have a fix. */
  findings: readonly Finding[];
  onClose: () => void;
  /** Applies the fixes, so that they can be undone. */
  onFix: (edits: readonly Edit[]) => void;
}

/** Asks before the fixes of several findings are applied in one step. */
export function FixAllDialog({ findings, onClose, onFix }: FixAllDialogProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document } = useEditing();
  const { eir } = useLinkedEir(document);
  const shown = findings.slice(0, listed);
  const keys = uniqueKeys(shown.map(keyOf));
  const rest = findings.length - listed;
  const handleApply = () => {
    const asked = new Set(findings.map(keyOf));
    const fixed = fixAll(document, { today: localDay(), eir }, (finding) => asked.has(keyOf(finding)));
    const changes = difference(document, fixed);
    if (changes.length > 0) onFix(changes.map(editOf));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('fixAll.title', { count: findings.length })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" onClick={handleApply}>
            {t('fixAll.apply')}
          </Button>
        </>
      }
    >
      <div className="a-stack">
        <p>{t('fixAll.text')}</p>
        <ul className="tools-fix-all">
          {shown.map((finding, at) => {
            const { message, fix } = explain(finding, language);
            return (
              <li key={keys[at]}>
                {message} <strong>{fix}</strong>
              </li>
            );
          })}
          {rest > 0 && <li>{t('fixAll.rest', { count: rest })}</li>}
        </ul>
      </div>
    </Dialog>
  );
}

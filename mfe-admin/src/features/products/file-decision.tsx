import type { ProductVersion } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { productsApi } from './products.api.ts';

interface FileDecisionProps {
  productId: string;
  file: ProductVersion;
  /** All of the product, newest first. */
  files: readonly ProductVersion[];
  decision: 'current' | 'withdraw';
  onClose: () => void;
}

/** Asks before buyers get another file than now. */
export function FileDecision({ productId, file, files, decision, onClose }: FileDecisionProps) {
  const { t } = useTranslation('admin');
  const [decide] = productsApi.useAdminProductFileDecisionMutation();
  const words = decision === 'current' ? 'makeCurrent' : 'withdraw';
  const next = file.current && files.find(({ id, withdrawn }) => !withdrawn && id !== file.id);
  return (
    <ConfirmDialog
      title={t(`products.${words}Title`, { ...file })}
      confirmLabel={t(`products.${words}`)}
      doneText={t(decision === 'current' ? 'products.madeCurrent' : 'products.withdrawn', { ...file })}
      onConfirm={() => decide({ id: productId, fileId: file.id, decision })}
      onClose={onClose}
    >
      {t(`products.${words}Text`, { ...file })}{' '}
      {decision === 'withdraw' && next && t('products.withdrawNext', { ...next })}
    </ConfirmDialog>
  );
}

import type { ManagedDelivery, ServiceDomain } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { operationApi } from './operation.api.ts';

interface DropDialogProps {
  service: ServiceDomain;
  delivery: ManagedDelivery;
  onClose: () => void;
}

/** A delivery that is dropped is never made: what its receiver was to do has then to be done by hand. */
export function DropDialog({ service, delivery: { id, kind, name }, onClose }: DropDialogProps) {
  const { t } = useTranslation('admin');
  const [drop] = operationApi.useAdminDeliveryDropMutation();
  return (
    <ConfirmDialog
      title={t('operation.dropOf', { name })}
      confirmLabel={t('operation.drop')}
      onConfirm={() => drop({ service, id })}
      doneText={t('operation.dropped')}
      onClose={onClose}
    >
      {t(`operation.dropText.${kind}`)}
    </ConfirmDialog>
  );
}

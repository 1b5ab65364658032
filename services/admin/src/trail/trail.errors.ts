import { DomainError } from '@arcada/service-kit';

export const unknownCursor = () =>
  new DomainError('admin.audit.unknown-cursor', 400, {
    en: 'This page of the audit trail does not exist. Start from the newest entries.',
    'pt-BR': 'Esta página da trilha de auditoria não existe. Comece pelas entradas mais recentes.',
    es: 'Esta página del registro de auditoría no existe. Empieza por las entradas más recientes.',
  });

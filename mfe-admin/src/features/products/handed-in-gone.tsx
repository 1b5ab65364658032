import { dateFormat, links } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { LinkButton, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLastChanges } from '../../shared/last-change.tsx';

const decisions = {
  'store.product.edition-published': 'publishedBy',
  'store.product.edition-sent-back': 'sentBackBy',
} as const;

interface HandedInGoneProps {
  id: string;
  /** When it was opened here, in milliseconds. */
  opened: number;
}

/** What was in view was decided by another admin, or taken back: who did it, as far as the audit trail has it. */
export function HandedInGone({ id, opened }: HandedInGoneProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const last = useLastChanges({ service: 'store', kind: 'product', id }, 1)?.[0];
  const decision = last && Date.parse(last.at) >= opened ? decisions[last.action as keyof typeof decisions] : undefined;
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Notice
      tone="warning"
      live
      actions={
        <LinkButton component={Link} to={links.admin('products-manager/handed-in')} size="small">
          {t('products.handedIn.title')}
        </LinkButton>
      }
    >
      <p>{t('products.handedIn.notFound')}</p>
      {decision && last?.actorName && (
        <p>{t(`products.handedIn.${decision}`, { name: last.actorName, time: time.format(new Date(last.at)) })}</p>
      )}
    </Notice>
  );
}

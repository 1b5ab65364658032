import {
  type Billing,
  creditNoteName,
  dateFormat,
  displayNames,
  formatPrice,
  type Order,
  taxIdName,
} from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { DownloadIcon, ReceiptIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface PaperProps {
  href: string;
  title: string;
  amount: number;
  issuedAt: string | null;
}

/** A document of the order to download. */
function Paper({ href, title, amount, issuedAt }: PaperProps) {
  const { language } = useLanguage();
  const day = dateFormat(language, { dateStyle: 'medium' });
  return (
    <li>
      <a className="order-paper" href={href}>
        <ReceiptIcon />
        <span className="order-paper-title">
          <span className="a-whole">{title}</span>
          <span className="a-small a-mute">
            {issuedAt && `${day.format(new Date(issuedAt))} · `}
            {formatPrice(amount)} · PDF
          </span>
        </span>
        <DownloadIcon />
      </a>
    </li>
  );
}

/** Invoice and credit notes of an order, and for whom they are. */
export function OrderDocuments({ order }: { order: Order }) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  if (!order.invoiceNumber) return null;
  return (
    <section aria-labelledby={`documents-${order.id}`}>
      <h3 id={`documents-${order.id}`} className="order-subtitle">
        {t('orders.documents')}
      </h3>
      {order.billing && <BilledTo billing={order.billing} />}
      <ul className="a-list order-papers">
        <Paper
          href={`/api/orders/${order.id}/invoice`}
          title={t('orders.invoice', { number: order.invoiceNumber })}
          amount={order.total}
          issuedAt={order.paidAt}
        />
        {order.creditNotes.map(({ number, amount, issuedAt }) => (
          <Paper
            key={number}
            href={`/api/orders/${order.id}/credit-notes/${number}`}
            title={`${creditNoteName(language, order.billing?.country)} ${number}`}
            amount={-amount}
            issuedAt={issuedAt}
          />
        ))}
      </ul>
    </section>
  );
}

function BilledTo({ billing: { company, address, country, taxId } }: { billing: Billing }) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const place = country && displayNames(language, 'region').of(country);
  const lines = [
    company,
    ...address.split('\n'),
    place,
    taxId && `${taxIdName(country, taxId) ?? t('billing.taxId')}: ${taxId}`,
  ];
  return (
    <p className="a-small order-billed">
      <span className="a-mute">{t('orders.billedTo')}</span>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

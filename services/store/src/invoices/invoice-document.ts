import { centsToDollars, formatPrice, type Language } from '@arcada/contracts';
import { printable } from '@arcada/service-kit/pdf';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { invoiceTexts } from './invoice-texts.ts';

/** Everything printed on an invoice or a credit note. */
export interface InvoiceContent {
  number: string;
  /** Number of the invoice that a credit note takes back; an invoice has none. */
  creditOf?: string;
  orderNumber: string;
  issuedAt: Date;
  language: Language;
  seller: { name: string; address: readonly string[]; taxId: string; email: string };
  buyer: { name: string | null; email: string | null };
  lines: readonly { name: string; quantity: number; unitCents: number; discountCents?: number | null }[];
  /** The code of the coupon that gave the discount. */
  coupon?: string;
  totalCents: number;
}

const money = (cents: number) => formatPrice(centsToDollars(cents));
const dateIn = (language: Language, date: Date) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);

const party = (title: string, lines: readonly (string | null)[]): Content => ({
  stack: [
    { text: title, style: 'label' },
    ...lines.filter((line) => line !== null && line !== '').map((line) => printable(line as string)),
  ],
});

/** The invoice or credit note as pdfmake's document definition. */
export function invoiceDocument(invoice: InvoiceContent): TDocumentDefinitions {
  const { language, seller, buyer } = invoice;
  const text = (name: keyof typeof invoiceTexts) => invoiceTexts[name][language];
  const { creditOf } = invoice;
  const title = text(creditOf ? 'creditTitle' : 'title');
  const date = dateIn(language, invoice.issuedAt);
  const head = (name: keyof typeof invoiceTexts, alignment: 'left' | 'right' = 'right') => ({
    text: text(name),
    style: 'label',
    alignment,
  });
  const hasDiscount = invoice.lines.some(({ discountCents }) => discountCents);
  const right = (value: string, bold = false) => ({ text: value, alignment: 'right' as const, bold });
  return {
    pageSize: 'A4',
    pageMargins: [48, 56, 48, 64],
    language,
    info: {
      title: `${title} ${invoice.number}`,
      author: seller.name,
      creationDate: invoice.issuedAt,
    },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25 },
    styles: { title: { fontSize: 22, bold: true }, label: { fontSize: 9, color: '#5b6472' } },
    footer: (page, pages) => ({
      text: `${invoice.number} · ${text('page')} ${page}/${pages}`,
      alignment: 'center',
      fontSize: 8,
      color: '#5b6472',
      margin: [0, 24, 0, 0],
    }),
    content: [
      { text: title, style: 'title', margin: [0, 0, 0, 12] },
      {
        columns: [
          party(text(creditOf ? 'creditNumber' : 'number'), [invoice.number]),
          ...(creditOf ? [party(text('creditOf'), [creditOf])] : []),
          party(text('date'), [date]),
          party(text('order'), [invoice.orderNumber]),
        ],
        margin: [0, 0, 0, 18],
      },
      {
        columns: [
          party(text('seller'), [seller.name, ...seller.address, seller.taxId, seller.email]),
          party(text('buyer'), [buyer.name, buyer.email]),
        ],
        margin: [0, 0, 0, 24],
      },
      {
        table: {
          headerRows: 1,
          widths: ['*', ...Array<string>(hasDiscount ? 4 : 3).fill('auto')],
          body: [
            [
              head('item', 'left'),
              head('quantity'),
              head('unitPrice'),
              ...(hasDiscount ? [head('discount')] : []),
              head('amount'),
            ],
            ...invoice.lines.map((line) => [
              printable(line.name),
              right(String(line.quantity)),
              right(money(line.unitCents)),
              ...(hasDiscount ? [right(line.discountCents ? money(-line.discountCents) : '')] : []),
              right(money(line.unitCents * line.quantity - (line.discountCents ?? 0))),
            ]),
            [
              { text: text('total'), bold: true, colSpan: hasDiscount ? 4 : 3 },
              ...Array<string>(hasDiscount ? 3 : 2).fill(''),
              right(money(invoice.totalCents), true),
            ],
          ],
        },
        layout: 'lightHorizontalLines',
        margin: [0, 0, 0, 18],
      },
      invoice.totalCents ? `${text(creditOf ? 'refunded' : 'paid')} ${date}.` : text('free'),
      ...(hasDiscount && invoice.coupon ? [`${text('coupon')}: ${invoice.coupon}`] : []),
      { text: text('currency'), color: '#5b6472', margin: [0, 4, 0, 0] },
    ],
  };
}

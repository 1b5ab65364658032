import {
  type CartItem,
  centsToDollars,
  creditNoteName,
  dateFormat,
  formatPrice,
  type Language,
  site,
} from '@arcada/contracts';
import { printable } from '@arcada/service-kit/pdf';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { seatsText } from '../ledger/seats-text.ts';
import { invoiceTexts } from './invoice-texts.ts';

export interface InvoiceLine {
  name: string;
  /** Of what `quantity` is the number of seats; absent where a sum was refunded without a line. */
  type?: CartItem['type'];
  quantity: number;
  unitCents: number;
  discountCents?: number | null;
}

/** Everything printed on an invoice or a credit note. */
export interface InvoiceContent {
  number: string;
  /** Number of the invoice that a credit note takes back; an invoice has none. */
  creditOf?: string;
  orderNumber: string;
  issuedAt: Date;
  language: Language;
  seller: { name: string; address: readonly string[]; taxId: string; email: string };
  buyer: {
    name: string | null;
    email: string | null;
    company?: string;
    address?: readonly string[];
    taxId?: string;
    /** What its country calls it. */
    taxIdName?: string | undefined;
    /** Its code; it is printed by name in the address. */
    country?: string;
    /** The buyer's own number of the order. */
    reference?: string;
  };
  lines: readonly InvoiceLine[];
  /** The code of the coupon that gave the discount. */
  coupon?: string;
  totalCents: number;
  /** Taxes within the total; without them none were charged. */
  taxCents?: number | null;
}

const ink = '#0e1726';
const mute = '#5b6472';
const hairline = '#d9d6cd';
const blueprint = '#1f4fd8';
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" fill="none" stroke-width="1.8"><path stroke="${ink}" d="M3 23V12a10 10 0 0 1 20 0v11M1 23h24"/><path stroke="${blueprint}" d="M9 23V13a4 4 0 0 1 8 0v10"/></svg>`;

const money = (cents: number) => formatPrice(centsToDollars(cents));
const dateIn = (language: Language, date: Date) =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);

const party = (title: string, [first, ...rest]: readonly string[]): Content => ({
  stack: [
    { text: title, style: 'label', margin: [0, 0, 0, 3] },
    { text: printable(first ?? ''), bold: true },
    ...rest.map((line) => ({ text: printable(line), color: mute })),
  ],
});
const given = (lines: readonly (string | null | undefined)[]) => lines.filter((line): line is string => Boolean(line));

const fact = (label: string, value: string): TableCell[] => [
  { text: label, color: mute, noWrap: true },
  { text: value, alignment: 'right', noWrap: true },
];

/** The invoice or credit note as pdfmake's document definition. */
export function invoiceDocument(invoice: InvoiceContent): TDocumentDefinitions {
  const { language, seller, buyer, creditOf, totalCents } = invoice;
  const text = (name: keyof typeof invoiceTexts) => invoiceTexts[name][language];
  const title = creditOf ? creditNoteName(language, buyer.country) : text('title');
  const date = dateIn(language, invoice.issuedAt);
  const settled = totalCents ? `${text(creditOf ? 'refunded' : 'paid')} ${date}` : text('free');
  const facts = [
    fact(creditOf ? text('creditNumber').replace('{document}', title.toLowerCase()) : text('number'), invoice.number),
    ...(creditOf ? [fact(text('creditOf'), creditOf)] : []),
    fact(text('date'), date),
    fact(text('order'), invoice.orderNumber),
  ];
  return {
    pageSize: 'A4',
    pageMargins: [48, 52, 48, 72],
    language,
    info: {
      title: `${title} ${invoice.number}`,
      author: seller.name,
      creationDate: invoice.issuedAt,
    },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.3, color: ink },
    styles: { label: { fontSize: 8.5, color: mute } },
    footer: (page, pages) => ({
      columns: [
        { text: given([seller.name, seller.taxId]).join(' · '), width: '*' },
        { text: `${invoice.number} · ${text('page')} ${page}/${pages}`, width: 'auto' },
      ],
      fontSize: 8,
      color: mute,
      margin: [48, 28, 48, 0],
    }),
    content: [
      {
        columns: [
          { svg: mark, width: 26 },
          { text: site.name, fontSize: 16, bold: true, margin: [8, 3, 0, 0], width: 'auto' },
          { text: title, fontSize: 22, bold: true, alignment: 'right', width: '*' },
        ],
        margin: [0, 0, 0, 24],
      },
      {
        columns: [
          {
            width: '*',
            stack: [
              { text: money(totalCents), fontSize: 26, bold: true, lineHeight: 1.1 },
              { text: `${settled}.`, color: mute },
            ],
          },
          {
            // A credit note's labels are longer: they take what they need.
            width: creditOf ? 'auto' : 230,
            table: { widths: [creditOf ? 'auto' : '*', 'auto'], body: facts },
            layout: 'noBorders',
          },
        ],
        margin: [0, 0, 0, 26],
      },
      {
        columns: [
          party(text('seller'), given([seller.name, ...seller.address, seller.taxId, seller.email])),
          party(
            text('buyer'),
            given([
              buyer.company,
              buyer.name,
              ...(buyer.address ?? []),
              buyer.taxId && `${buyer.taxIdName ?? text('taxId')}: ${buyer.taxId}`,
              buyer.email,
              buyer.reference && `${text('reference')}: ${buyer.reference}`,
            ]),
          ),
        ],
        columnGap: 24,
        margin: [0, 0, 0, 28],
      },
      items(invoice, text),
      sums(invoice, text),
      ...(invoice.coupon && invoice.lines.some(({ discountCents }) => discountCents)
        ? [
            {
              text: `${text('coupon')}: ${invoice.coupon}`,
              color: mute,
              margin: [0, 14, 0, 0] as [number, number, number, number],
            },
          ]
        : []),
      { text: text('currency'), color: mute, margin: [0, 14, 0, 0] },
    ],
  };
}

type Say = (name: keyof typeof invoiceTexts) => string;

function items({ lines, language }: InvoiceContent, text: Say): Content {
  const hasDiscount = lines.some(({ discountCents }) => discountCents);
  const head = (name: keyof typeof invoiceTexts, alignment: 'left' | 'right' = 'right') => ({
    text: text(name),
    style: 'label',
    alignment,
  });
  const right = (value: string) => ({ text: value, alignment: 'right' as const });
  const quantityOf = ({ type, quantity }: InvoiceLine) =>
    type ? seatsText(language, type, quantity) : String(quantity);
  return {
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
        ...lines.map((line) => [
          printable(line.name),
          { ...right(quantityOf(line)), noWrap: true },
          right(money(line.unitCents)),
          ...(hasDiscount ? [right(line.discountCents ? money(-line.discountCents) : '')] : []),
          right(money(line.unitCents * line.quantity - (line.discountCents ?? 0))),
        ]),
      ],
    },
    layout: {
      hLineWidth: (row) => (row === 1 ? 1 : 0.5),
      hLineColor: (row) => (row === 1 ? ink : hairline),
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 0 : 10),
      paddingRight: (column, node) => (column === (node.table.widths?.length ?? 0) - 1 ? 0 : 10),
      paddingTop: () => 7,
      paddingBottom: () => 6,
    },
  };
}

/** In the same column as the amounts, and together on a page. */
function sums({ lines, totalCents, taxCents, creditOf }: InvoiceContent, text: Say): Content {
  const discountCents = lines.reduce((sum, line) => sum + (line.discountCents ?? 0), 0);
  const fullCents = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  const row = (label: string, value: string, bold = false): TableCell[] => [
    { text: label, bold },
    { text: value, alignment: 'right', bold },
  ];
  const body = [
    ...(discountCents ? [row(text('subtotal'), money(fullCents)), row(text('discount'), money(-discountCents))] : []),
    ...(creditOf || typeof taxCents === 'number' ? [] : [row(text('tax'), text('noTax'))]),
    row(text('total'), money(totalCents), true),
    ...(typeof taxCents === 'number' ? [row(text('taxIncluded'), money(taxCents))] : []),
  ];
  return {
    columns: [
      { width: '*', text: '' },
      {
        width: 230,
        table: { widths: ['*', 'auto'], body, dontBreakRows: true },
        layout: {
          hLineWidth: (at) => (at === body.length - 1 && body.length > 1 ? 0.5 : 0),
          hLineColor: () => hairline,
          vLineWidth: () => 0,
          paddingLeft: () => 0,
          paddingRight: () => 0,
          paddingTop: () => 6,
          paddingBottom: () => 4,
        },
      },
    ],
    unbreakable: true,
    margin: [0, 4, 0, 0],
  };
}

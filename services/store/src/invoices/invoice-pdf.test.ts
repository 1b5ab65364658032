import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { languages } from '@arcada/contracts';
import type { InvoiceContent } from './invoice-document.ts';
import { renderInvoice } from './invoice-pdf.ts';
import { invoiceTexts } from './invoice-texts.ts';

const run = promisify(execFile);

async function read(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'invoice-'));
  try {
    await writeFile(join(folder, 'invoice.pdf'), pdf);
    return (await run('pdftotext', ['-layout', join(folder, 'invoice.pdf'), '-'])).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const invoice: InvoiceContent = {
  number: 'INV-000042',
  orderNumber: 'A-000123',
  issuedAt: new Date('2026-11-21T23:30:00Z'),
  language: 'en',
  seller: { name: 'Arcada', address: ['Rua do Porto 120'], taxId: 'CNPJ 1', email: 'hello@arcada.example' },
  buyer: {
    name: 'João Ñandú Ação',
    email: 'joao@example.com',
    company: 'Construtora Ação Ltda.',
    address: ['Av. Boa Viagem 10', '51020-000 Recife', 'Brasil'],
    taxId: '98.765.432/0001-10',
  },
  lines: [
    { name: 'Automação de pranchas', type: 'product', quantity: 3, unitCents: 1999 },
    { name: 'Herramientas de coordinación', type: 'course', quantity: 1, unitCents: 10 },
  ],
  totalCents: 6007,
};

describe('invoice', () => {
  it.each(languages)('is a readable PDF in %s, with exact amounts', async (language) => {
    const text = await read(await renderInvoice({ ...invoice, language }));
    for (const name of ['title', 'number', 'buyer', 'seller', 'item', 'total', 'currency'] as const)
      expect(text).toContain(invoiceTexts[name][language]);
    expect(text).toContain('INV-000042');
    expect(text).toContain('A-000123');
    expect(text).toContain('João Ñandú Ação');
    expect(text).toContain('CNPJ 1');
    const seats = { en: ['3 seats', '1 seat'], 'pt-BR': ['3 assentos', '1 vaga'], es: ['3 puestos', '1 plaza'] }[
      language
    ];
    expect(text).toMatch(new RegExp(String.raw`Automação de pranchas\s+${seats[0]}\s+\$19\.99\s+\$59\.97`));
    expect(text).toMatch(new RegExp(String.raw`Herramientas de coordinación\s+${seats[1]}\s+\$0\.10\s+\$0\.10`));
    expect(text).toMatch(/Total\s+\$60\.07/);
    for (const line of ['Construtora Ação Ltda.', 'Av. Boa Viagem 10', '51020-000 Recife', '98.765.432/0001-10'])
      expect(text).toContain(line);
    expect(text).toContain('2026');
  });

  it.each([
    ['ES', 'Factura rectificativa', 'Número de factura rectificativa'],
    ['MX', 'Nota de crédito', 'Número de nota de crédito'],
  ])(
    'is taken back in %s by what the law there calls it, with its head in whole lines',
    async (country, title, label) => {
      const credit = { number: 'CN-000007', creditOf: 'INV-000042', language: 'es' as const };
      const text = await read(await renderInvoice({ ...invoice, ...credit, buyer: { ...invoice.buyer, country } }));
      expect(text).toMatch(new RegExp(`${title}\\n`));
      // Whole, so not wrapped.
      for (const words of [label, 'Rectifica la factura', '21 de noviembre de 2026']) expect(text).toContain(words);
    },
  );

  it('copes with long or hostile names and characters missing in the font', async () => {
    const name = `\ud800\u0000${'Überlänge '.repeat(19)}工具`;
    const lines = Array.from({ length: 100 }, (_, at) => ({ name: `${name} ${at}`, quantity: 99, unitCents: 999_999 }));
    const pdf = await renderInvoice({ ...invoice, buyer: { name, email: null }, lines, totalCents: 9_899_990_100 });
    const text = await read(pdf);
    expect(text).toContain('$98,999,901.00');
    expect(text.match(/\$989,999\.01/g)).toHaveLength(100);
  });
});

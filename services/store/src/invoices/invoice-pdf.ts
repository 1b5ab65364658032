import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { TFontDictionary } from 'pdfmake/interfaces';
import { type InvoiceContent, invoiceDocument } from './invoice-document.ts';

// pdfmake's own Roboto: it is embedded in the file and covers the three languages.
const { Roboto } = createRequire(import.meta.url)('pdfmake/fonts/Roboto') as TFontDictionary;
pdfmake.setFonts({ Roboto } as TFontDictionary);
const fontFiles = new Set(Object.values(Roboto ?? {}));
pdfmake.setLocalAccessPolicy((path: string) => fontFiles.has(path));
pdfmake.setUrlAccessPolicy(() => false);

export const renderInvoice = (invoice: InvoiceContent): Promise<Buffer> =>
  pdfmake.createPdf(invoiceDocument(invoice)).getBuffer();

import { renderPdf } from '@arcada/service-kit/pdf';
import { type InvoiceContent, invoiceDocument } from './invoice-document.ts';

export const renderInvoice = (invoice: InvoiceContent): Promise<Buffer> => renderPdf(invoiceDocument(invoice));

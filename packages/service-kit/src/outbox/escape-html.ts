const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] as string);

/** The same of what is read: numbers of orders and invoices have a hyphen, after which no line ends. */
export const wordsHtml = (text: string): string =>
  escapeHtml(text).replace(/\b[A-Z]{1,4}-\d{4,}\b/g, '<span style="white-space:nowrap">$&</span>');

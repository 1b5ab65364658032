// With the audit of IDS: loaded when a document is chosen.
export { idsOfDocument } from '@arcada/bim';

// Loaded when the worker fails: the rules are as long as the rest of the editor.
export { CheckSession } from '@arcada/bim';
export { inWords } from './check-messages.ts';

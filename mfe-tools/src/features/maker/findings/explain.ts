// Loaded on use: the words of all rules, and the rules with them.
export { explain } from '@arcada/bim';

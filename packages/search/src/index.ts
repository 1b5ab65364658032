export { FullTextSearch, type Matches, type SearchedText } from './full-text-search.ts';
export { OrderedList } from './ordered-list.ts';
export { fold, words } from './words.ts';

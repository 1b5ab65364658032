export { FullTextSearch, type Matches, type SearchedText } from './full-text-search.ts';
export { likeText } from './like-text.ts';
export { OrderedList } from './ordered-list.ts';
export { askedParts, otherSpellings } from './spellings.ts';
export { WordList } from './word-list.ts';
export { fold, words } from './words.ts';

import type { Composition, Language, RemoteDomain } from '@arcada/contracts';

/** What the page server inlines as JSON and the browser starts from. */
export interface PageState {
  language: Language;
  composition: Composition;
  /** Redux state after the server's queries. */
  store: unknown;
  /** Stylesheets with the rules that were not inlined. */
  styles: string[];
  /** Areas that the server left to the browser, if any. */
  left?: RemoteDomain[];
}
export const pageStateId = 'arcada-state';

export function readPageState(): PageState {
  const element = document.getElementById(pageStateId);
  if (!element?.textContent) throw new Error('The page carries no state: it must come from the page server');
  return JSON.parse(element.textContent) as PageState;
}

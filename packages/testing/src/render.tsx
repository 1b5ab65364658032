import type { Language } from '@arcada/contracts';
import {
  type Catalogue,
  createPlatformStore,
  forgetDrafts,
  LanguageContext,
  type PlatformStore,
  type StoreSurroundings,
} from '@arcada/platform';
import en from '@arcada/platform/locales/en.json' with { type: 'json' };
import es from '@arcada/platform/locales/es.json' with { type: 'json' };
import ptBr from '@arcada/platform/locales/pt-BR.json' with { type: 'json' };
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';

export * from './fake-api.ts';
export * from './saved-files.ts';

export interface Surroundings {
  /** Texts by namespace, for example `{ shell: en }`. */
  texts?: Record<string, Catalogue>;
  language?: Language;
  path?: string;
  /** Asks for the password when a call is refused for want of it; without it the refusal stays. */
  confirm?: NonNullable<StoreSurroundings['confirm']>;
  /** Rendered between the providers and the element, for example the areas' frame. */
  within?: (children: ReactNode) => ReactNode;
}

const commonTexts: Record<Language, Catalogue> = { en, 'pt-BR': ptBr, es };

/** A language store with the given texts, and those that all areas share. */
export async function textsOf(texts: Record<string, Catalogue>, language: Language = 'en'): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    fallbackNS: 'common',
    interpolation: { escapeValue: false },
    resources: { [language]: { common: commonTexts[language], ...texts } },
  });
  return instance;
}

interface Place {
  pathname: string;
  search: string;
}

function WhereItStands({ place, children }: { place: Place; children: ReactNode }) {
  const { pathname, search } = useLocation();
  Object.assign(place, { pathname, search });
  return children;
}

/** Everything that the shell gives to a component: store, texts, language, router. */
export async function surroundings({ texts = {}, language = 'en', path = '/', confirm, within }: Surroundings = {}) {
  const store: PlatformStore = createPlatformStore({
    origin: '',
    language: () => language,
    ...(confirm && { confirm }),
  });
  const instance = await textsOf(texts, language);
  const at: Place = { pathname: '', search: '' };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <I18nextProvider i18n={instance}>
        <LanguageContext value={{ language, setLanguage: () => undefined }}>
          <MemoryRouter initialEntries={[path]}>
            <WhereItStands place={at}>{within ? within(children) : children}</WhereItStands>
          </MemoryRouter>
        </LanguageContext>
      </I18nextProvider>
    </Provider>
  );
  return { store, texts: instance, wrapper, path: () => `${at.pathname}${at.search}` };
}

/** Renders an element as the shell does; returns the result, the store and the router's location. */
export async function renderInSite(element: ReactElement, options: Surroundings = {}) {
  const site = await surroundings(options);
  return { ...site, ...render(element, { wrapper: site.wrapper }) };
}

/** Ends the page as a reload does: rendered and typed content is gone, the browser's storage stays. */
export function endPage(): void {
  cleanup();
  const stored = { ...localStorage };
  forgetDrafts();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}

/** The cookie that tells the site that fetching the user is worth a call. */
export function hintSignedIn(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'arcada_signed_in=1; path=/';
}

/** jsdom knows <dialog> but not how to open one. */
export function openableDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    // Browsers dispatch it in a task of its own.
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}

/** Browsers take the focus from what is disabled, and tell so; jsdom leaves it there. */
export function loseDisabledFocus(): void {
  if (!document.activeElement?.matches(':disabled')) return;
  const other = document.body.appendChild(document.createElement('button'));
  act(() => other.focus());
  other.remove();
}

/** Selects an option by its text, as people do: antd's select is no native control. */
export function chooseOption(field: string, option: string): void {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: field }));
  const found = document.querySelector(`.ant-select-item-option[title="${option}"]`);
  if (!found) throw new Error(`"${field}" has no option "${option}"`);
  fireEvent.click(found);
}

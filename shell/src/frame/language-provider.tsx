import { type Language, languageKey, matchLanguage } from '@arcada/contracts';
import { api, firstPageReady, LanguageContext, type RemoteHost } from '@arcada/platform';
import { notify } from '@arcada/ui';
import type { i18n } from 'i18next';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { addShellTexts, askedLanguage, rememberLanguage, savedLanguage } from '../language.ts';
import { holdScroll } from './hold-scroll.ts';

interface Props {
  texts: i18n;
  host: RemoteHost;
  children: ReactNode;
}

/** Provides the page's language to all areas and changes it without a page load. */
export function LanguageProvider({ texts, host, children }: Props) {
  const [language, setCurrent] = useState(texts.language as Language);
  const [failed, setFailed] = useState(false);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  const show = useCallback(
    async (wanted: Language) => {
      await Promise.all([addShellTexts(texts, wanted), host.addTexts(wanted)]);
      holdScroll();
      await texts.changeLanguage(wanted);
      document.documentElement.lang = wanted;
      setCurrent(wanted);
      const tags = host.composition.remotes.flatMap(({ manifest }) => manifest.languageTags ?? []);
      dispatch(api.util.invalidateTags(['Cart', 'Search', ...(tags as 'Cart'[])]));
      const query = new URLSearchParams(search);
      if (query.has('lang')) {
        query.delete('lang');
        navigate({ pathname, search: query.size ? `?${query}` : '', hash }, { replace: true });
      }
    },
    [texts, host, dispatch, navigate, pathname, search, hash],
  );

  const setLanguage = useCallback(
    (wanted: Language) =>
      show(wanted).then(
        () => {
          setFailed(false);
          rememberLanguage(wanted);
          // Mails are in the chosen language: identity learns of it when it is asked for the user.
          dispatch(api.util.invalidateTags(['User']));
        },
        (error: unknown) => {
          setFailed(true);
          console.error('The language was not changed:', error);
          notify({ title: texts.t('common.networkError'), tone: 'danger' });
        },
      ),
    [show, texts, dispatch],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start, later changes go through setLanguage
  useEffect(() => {
    // A page rendered in another language (a lost cookie) switches to the choice in local storage, once it is hydrated
    // in the language that it was rendered in.
    const switchToSaved = async () => {
      await firstPageReady;
      const saved = savedLanguage();
      if (saved && !askedLanguage() && saved !== texts.language) await setLanguage(saved);
    };
    void switchToSaved();
  }, []);

  useEffect(() => {
    const followOtherTab = (event: StorageEvent) => {
      const wanted = event.key === languageKey ? matchLanguage(event.newValue) : undefined;
      if (wanted && wanted !== texts.language) void setLanguage(wanted);
    };
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  }, [texts, setLanguage]);

  const control = useMemo(
    () => ({ language, failed, setLanguage: (wanted: Language) => void setLanguage(wanted) }),
    [language, failed, setLanguage],
  );
  return <LanguageContext value={control}>{children}</LanguageContext>;
}

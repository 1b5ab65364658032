import { type Language, languages } from '@arcada/contracts';
import { api, LanguageContext, type RemoteHost } from '@arcada/platform';
import type { i18n } from 'i18next';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { addShellTexts, rememberLanguage, savedLanguage } from '../language.ts';

interface Props {
  texts: i18n;
  host: RemoteHost;
  children: ReactNode;
}

/** Offers the page's language to all areas and changes it without a page load. */
export function LanguageProvider({ texts, host, children }: Props) {
  const [language, setCurrent] = useState(texts.language as Language);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  const setLanguage = useCallback(
    async (wanted: Language) => {
      await Promise.all([addShellTexts(texts, wanted), host.addTexts(wanted)]);
      await texts.changeLanguage(wanted);
      document.documentElement.lang = wanted;
      rememberLanguage(wanted);
      setCurrent(wanted);
      dispatch(api.util.invalidateTags(['Product', 'Course', 'Post', 'Order', 'Cart']));
      const query = new URLSearchParams(search);
      if (query.has('lang')) {
        query.delete('lang');
        navigate({ pathname, search: query.size ? `?${query}` : '', hash }, { replace: true });
      }
    },
    [texts, host, dispatch, navigate, pathname, search, hash],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start, later changes go through setLanguage
  useEffect(() => {
    // A page cached for another language (a lost cookie) follows the choice that local storage remembers.
    const saved = savedLanguage();
    const explicit = new URLSearchParams(window.location.search).has('lang');
    if (saved && !explicit && saved !== texts.language && languages.includes(saved)) void setLanguage(saved);
  }, []);

  const control = useMemo(
    () => ({ language, setLanguage: (wanted: Language) => void setLanguage(wanted) }),
    [language, setLanguage],
  );
  return <LanguageContext value={control}>{children}</LanguageContext>;
}

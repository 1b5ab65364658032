import { notify } from '@arcada/ui';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What only a visitor does who is about to use the page. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Code of a part that opens at a press: fetched at the first sign of a visitor, so that it is mostly there before the
 * press. `wanted` stays as it is meanwhile; when the code can't be fetched, the visitor is told and `onFailed` undoes
 * the press.
 */
export function useLateCode<Code>(load: () => Promise<Code>, wanted: boolean, onFailed: () => void): Code | undefined {
  const { t } = useTranslation('shell');
  const [code, setCode] = useState<Code>();
  const fetchCode = useCallback(async () => {
    const loaded = await load();
    setCode(() => loaded);
  }, [load]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press tries once
  useEffect(() => {
    if (code) return;
    if (wanted) {
      fetchCode().catch((error: unknown) => {
        console.error('A part of the frame was not loaded:', error);
        notify({ title: t('common.networkError'), tone: 'danger' });
        onFailed();
      });
      return;
    }
    const fetchAhead = () => {
      stop();
      fetchCode().catch((error: unknown) => console.warn('A part of the frame was not fetched ahead:', error));
    };
    const stop = () => {
      for (const sign of signs) window.removeEventListener(sign, fetchAhead);
    };
    for (const sign of signs) window.addEventListener(sign, fetchAhead, { passive: true });
    return stop;
  }, [wanted]);
  return code;
}

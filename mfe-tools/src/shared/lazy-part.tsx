import { RetryNotice, SpinnerBlock } from '@arcada/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Source<P> {
  load: () => Promise<ComponentType<P>>;
  meanwhile: 'spinner' | 'nothing';
  loaded?: ComponentType<P>;
  loading?: Promise<void> | undefined;
}

function fetchPart<P>(source: Source<P>): Promise<void> {
  source.loading ??= source.load().then(
    (part) => {
      source.loaded = part;
    },
    (error: unknown) => {
      source.loading = undefined;
      throw error;
    },
  );
  return source.loading;
}

/**
 * A part of a page that is loaded when it is first used. When that fails, its own place says so and loads it anew on
 * demand; React's `lazy` would take down the page around it, and fail again until the page is reloaded. `preload` is for
 * what is about to be used: it then stands at once.
 */
export function lazyPart<P extends object>(load: Source<P>['load'], meanwhile: Source<P>['meanwhile'] = 'spinner') {
  const source: Source<P> = { load, meanwhile };
  return Object.assign((props: P) => <LazyPart source={source} props={props} />, {
    preload: () => fetchPart(source),
    isLoaded: () => source.loaded !== undefined,
  });
}

function LazyPart<P extends object>({ source, props }: { source: Source<P>; props: P }) {
  const { t } = useTranslation('tools');
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (source.loaded || state !== 'loading') return;
    const handleFailure = (error: unknown) => {
      console.warn('A part of the page could not be loaded.', error);
      setState('failed');
    };
    fetchPart(source).then(() => setState('ready'), handleFailure);
  }, [source, state]);
  if (source.loaded) return <source.loaded {...props} />;
  if (state === 'failed')
    return (
      <RetryNotice
        message={t('common.networkError')}
        retryLabel={t('common.retry')}
        onRetry={() => setState('loading')}
      />
    );
  return source.meanwhile === 'spinner' && <SpinnerBlock label={t('common.loading')} />;
}

import { useLanguage } from '@arcada/platform';
import { Button, Dialog } from '@arcada/ui';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { partNames } from './part-names.ts';

type Go = () => void;
/** The autosaved parts: three of the course, and the open lesson. */
export type Part = 'texts' | 'structure' | 'facts' | 'lesson';
/** What became of a part's changes when they were saved: `asking`, its author is asked about what was saved elsewhere. */
export type Saved = 'saved' | 'unsaved' | 'asking';
/** What is done with the changes of a part before it is left. */
export interface Leaving {
  save: () => Promise<Saved>;
  discard: Go;
}
interface Unsaved {
  /** Parts with unsaved changes. */
  parts: readonly Part[];
  /** Whether its author is being asked now. */
  asking: boolean;
  tell: (part: Part, dirty: boolean, leaving: Leaving) => void;
  /** Saves these parts before `go`, and asks where that fails; leaving without saving discards their changes. */
  ask: (go: Go, parts: readonly Part[]) => void;
}
/** A service that takes longer than this is reported as one that doesn't respond. */
const patienceMilliseconds = 6000;
const UnsavedContext = createContext<Unsaved>({
  parts: [],
  asking: false,
  tell: () => undefined,
  ask: (go) => go(),
});

/**
 * Registers whether a part of the editor has unsaved changes; the returned function saves them before
 * that part is left.
 */
export function useUnsaved(part: Part, dirty: boolean, leaving: Leaving): (go: Go) => void {
  const { tell, ask } = useContext(UnsavedContext);
  const latest = useRef(leaving);
  latest.current = leaving;
  // Before the browser paints, so that what follows the last keystroke finds it unsaved.
  useLayoutEffect(() => {
    const current = { save: () => latest.current.save(), discard: () => latest.current.discard() };
    tell(part, dirty, current);
    return () => tell(part, false, current);
  }, [tell, part, dirty]);
  return (go) => (dirty ? ask(go, [part]) : go());
}

/** The parts of the editor with unsaved changes. */
export const useUnsavedParts = (): readonly Part[] => useContext(UnsavedContext).parts;

/** Whether its author is asked to leave without saving: nothing is saved by itself until that is answered. */
export const useLeaveAsked = (): boolean => useContext(UnsavedContext).asking;

/** The target of a plain click on a link of the site; undefined for a new tab, an anchor or a download. */
function destination(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  return href?.startsWith('/') && !link?.target && !link?.hasAttribute('download') ? href : undefined;
}

/**
 * Calls `ask` before navigating away through the tab's history; `leads` tells whether a path leads away.
 * Where a browser has no Navigation API, or doesn't allow the step to be cancelled, it is taken as
 * usual.
 */
function useAskedSteps(leads: (path: string) => boolean, ask: (go: Go, path: string) => void): void {
  const meant = useRef<string>(undefined);
  useEffect(() => {
    if (!('navigation' in window)) return;
    const handleNavigate = (event: NavigateEvent) => {
      const { key, url, sameDocument } = event.destination;
      const isMeant = meant.current === key;
      meant.current = undefined;
      if (isMeant || event.navigationType !== 'traverse' || !event.cancelable) return;
      const path = new URL(url).pathname;
      if (!sameDocument || !leads(path)) return;
      event.preventDefault();
      ask(() => {
        meant.current = key;
        window.navigation.traverseTo(key);
      }, path);
    };
    window.navigation.addEventListener('navigate', handleNavigate);
    return () => window.navigation.removeEventListener('navigate', handleNavigate);
  }, [leads, ask]);
}

/** What became of each part; those that were clean count as saved. */
function saved(parts: readonly (Leaving | undefined)[]): Promise<Saved[]> {
  const late = new Promise<Saved>((resolve) => setTimeout(() => resolve('unsaved'), patienceMilliseconds));
  return Promise.all(parts.map((part) => (part ? Promise.race([part.save(), late]) : 'saved')));
}

/**
 * Saves unsaved changes before they are left by a link or the browser's own buttons, and asks where that fails. A reload
 * or closing can't wait for it: then the browser asks.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [asked, setAsked] = useState<{ go: Go; left: readonly Part[] }>();
  const held = useRef(new Map<Part, Leaving>());
  const tell = useCallback((part: Part, dirty: boolean, leaving: Leaving) => {
    if (held.current.has(part) === dirty) return;
    if (dirty) held.current.set(part, leaving);
    else held.current.delete(part);
    setParts([...held.current.keys()]);
  }, []);
  const saving = useRef(false);
  const ask = useCallback((go: Go, all: readonly Part[]) => {
    if (saving.current) return;
    saving.current = true;
    void saved(all.map((part) => held.current.get(part)))
      .finally(() => {
        saving.current = false;
      })
      .then((results) => {
        if (results.includes('asking')) return;
        const left = all.filter((_, at) => results[at] !== 'saved');
        if (left.length === 0) return go();
        setAsked({
          left,
          go: () => {
            for (const part of left) held.current.get(part)?.discard();
            go();
          },
        });
      });
  }, []);
  const asking = asked !== undefined;
  const unsaved = useMemo(() => ({ parts, asking, tell, ask }), [parts, asking, tell, ask]);
  const dirty = parts.length > 0;
  const { pathname, search } = useLocation();
  // Opening and closing lessons keeps parts of the course, but not of a lesson.
  const leads = useCallback(
    (path: string) => held.current.has('lesson') || (held.current.size > 0 && path !== pathname),
    [pathname],
  );
  const askOfStep = useCallback(
    (go: Go, path: string) => ask(go, path === pathname ? ['lesson'] : [...held.current.keys()]),
    [ask, pathname],
  );
  useAskedSteps(leads, askOfStep);
  useEffect(() => {
    if (!dirty) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // In the capture phase, before the router's link acts: links of the frame around the editor
    // lead away too.
    const handleClick = (event: MouseEvent) => {
      const to = destination(event);
      if (!to) return;
      const url = new URL(to, location.origin);
      const lesson = url.searchParams.get('lesson');
      const staysInLesson =
        url.pathname === pathname && lesson !== null && lesson === new URLSearchParams(search).get('lesson');
      // A link to another field of the same course or lesson keeps what was typed.
      if (staysInLesson || !leads(url.pathname)) return;
      event.preventDefault();
      ask(() => navigate(to), [...held.current.keys()]);
    };
    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, true);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, true);
    };
  }, [dirty, ask, leads, navigate, pathname, search]);
  const stay = () => setAsked(undefined);
  return (
    <UnsavedContext value={unsaved}>
      {children}
      <Dialog
        open={asking}
        onClose={stay}
        title={t('authoring.leaveTitle')}
        closeLabel={t('common.close')}
        footer={
          <div className="a-row">
            <Button onClick={stay}>{t('authoring.stay')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                stay();
                asked?.go();
              }}
            >
              {t('authoring.leaveSure')}
            </Button>
          </div>
        }
      >
        <p>
          {t('authoring.leaveText', {
            parts: new Intl.ListFormat(language).format((asked?.left ?? []).map((part) => t(partNames[part]))),
          })}
        </p>
      </Dialog>
    </UnsavedContext>
  );
}

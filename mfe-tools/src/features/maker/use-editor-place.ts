import { type Place, type Step, type StoredDocument, stepsOf } from '@arcada/bim';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { documentAddress } from '../../shared/document-address.ts';
import { focusPlace } from './findings/focus-place.ts';
import { stepOfPlace } from './form/step-faults.ts';
import { loadStep, useNextSteps } from './step-parts.tsx';

/** Where in the document its author is: the step, those whose faults are shown, and the way to any place. */
export function useEditorPlace(
  { id, createdAt, updatedAt }: StoredDocument,
  type: StoredDocument['type'],
  isImported: boolean,
) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const steps = stepsOf(type);
  const step: Step | undefined = steps.find((one) => one.id === search.get('step')) ?? steps[0];
  const current = step?.id ?? '';
  // Of a document that was worked on before, the faults of all steps are shown at once.
  const [visited, setSeen] = useState<ReadonlySet<string>>(
    () => new Set(createdAt === updatedAt ? [] : steps.map(({ id }) => id)),
  );
  // So it is of one that was written elsewhere.
  const seen = isImported ? new Set(steps.map(({ id }) => id)) : visited;
  /** On narrow screens: form, preview, findings. */
  const [tab, setTab] = useState('form');
  const [target, setTarget] = useState<{ place: Place }>();
  const wanted = useRef<Place>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useNextSteps();
  const see = (step: string) => setSeen((before) => new Set([...before, step]));
  const previous = useRef(current);
  useEffect(() => {
    if (previous.current === current) return;
    const left = previous.current;
    previous.current = current;
    setSeen((before) => new Set([...before, left]));
    if (!wanted.current) heading.current?.focus();
  }, [current]);
  useEffect(() => {
    if (!wanted.current || tab !== 'form') return;
    const to = stepOfPlace(wanted.current);
    if (to !== current && to !== search.get('step')) return;
    // Once: the next visit to the step begins at its heading, as for a place that this document doesn't have.
    if (!focusPlace(wanted.current)) heading.current?.focus();
    wanted.current = undefined;
    setTarget(undefined);
  });
  return {
    steps,
    step,
    current,
    at: steps.findIndex((one) => one.id === current),
    seen,
    tab,
    setTab,
    target,
    heading,
    go: (to: string | undefined) => {
      if (!to || to === current) return;
      see(current);
      navigate(documentAddress(id, to));
    },
    /** To a field, a row or a topic, whose step then shows its faults. */
    goTo: (place: Place) => {
      const to = stepOfPlace(place);
      const show = () => {
        wanted.current = place;
        setTarget({ place });
        setTab('form');
        see(to);
        if (to !== current) navigate(documentAddress(id, to));
      };
      const loading = loadStep(to);
      // What isn't drawn yet can't be focused.
      if (loading) void loading.then(show);
      else show();
    },
  };
}

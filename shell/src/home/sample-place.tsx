import { useNearness } from '@arcada/platform';
import { type ComponentType, Suspense, use } from 'react';

let Sample: ComponentType | undefined;
let loading: Promise<void> | undefined;

/** The page server waits for it; a browser asks for it where it is to be seen. */
export function loadSample(): Promise<void> {
  loading ??= import(/* webpackChunkName: "sample-dashboard" */ './sample-dashboard.tsx').then(
    ({ SampleDashboard }) => {
      Sample = SampleDashboard;
    },
    (error: unknown) => console.warn('The sample dashboard was not loaded:', error),
  );
  return loading;
}

function OnceNear({ near }: { near: Promise<void> }) {
  if (!Sample) {
    use(near);
    use(loadSample());
  }
  return Sample ? <Sample /> : null;
}

/**
 * Decoration for large screens with made-up numbers, marked as a sample and hidden from assistive technology. Phones
 * don't show it and never load its code.
 */
export function SamplePlace() {
  const { place, near } = useNearness();
  return (
    <div ref={place} className="f-sample" aria-hidden="true">
      <Suspense fallback={null}>
        <OnceNear near={near} />
      </Suspense>
    </div>
  );
}

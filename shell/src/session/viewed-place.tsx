import { useSession } from '@arcada/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { withPageTexts } from '../language.ts';

/** Where an admin's view of the site as somebody else is marked; its code comes with the first such view. */
export function ViewedPlace() {
  const { user } = useSession();
  const [Bar, setBar] = useState<ComponentType>();
  const viewed = user?.viewed;
  useEffect(() => {
    if (!viewed) return;
    withPageTexts(import(/* webpackChunkName: "viewed" */ './viewed-bar.tsx')).then(
      ({ ViewedBar }) => setBar(() => ViewedBar),
      console.error,
    );
  }, [viewed]);
  return viewed && Bar ? <Bar /> : null;
}

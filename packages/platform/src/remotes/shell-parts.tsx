import { Suspense } from 'react';
import { InBrowser } from './in-browser.tsx';
import { type SignInStart, useAreaFrame } from './remotes-context.ts';

/** The shell's sign-in and registration forms, in place. The session changes when they succeed. */
export function SignInHere(start: SignInStart) {
  const { SignIn, Loading } = useAreaFrame();
  return (
    <Suspense fallback={<Loading />}>
      <SignIn {...start} />
    </Suspense>
  );
}

/** The shell's cart lines, in place: for the cart page. Their code comes late, and the page server knows no cart. */
export function CartLines() {
  const { CartLines: Lines, Loading } = useAreaFrame();
  return (
    <InBrowser instead={<Loading />}>
      <Suspense fallback={<Loading />}>
        <Lines />
      </Suspense>
    </InBrowser>
  );
}

/** The shell's notice about what is no longer sold, above the cart's lines or in place of them. */
export function CartRemoved() {
  const { CartRemoved: Removed } = useAreaFrame();
  if (!Removed) return null;
  return (
    <InBrowser instead={null}>
      <Suspense>
        <Removed />
      </Suspense>
    </InBrowser>
  );
}

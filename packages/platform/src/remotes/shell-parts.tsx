import { Suspense } from 'react';
import { useAreaFrame } from './remotes-context.ts';

/** The shell's sign-in and registration forms, in place. The session changes when they succeed. */
export function SignInHere() {
  const { SignIn, Loading } = useAreaFrame();
  return (
    <Suspense fallback={<Loading />}>
      <SignIn />
    </Suspense>
  );
}

/** The shell's cart lines, in place: for the cart page. */
export function CartLines() {
  const { CartLines: Lines } = useAreaFrame();
  return <Lines />;
}

/** The shell's notice about what is no longer sold, above the cart's lines or in place of them. */
export function CartRemoved() {
  const { CartRemoved: Removed } = useAreaFrame();
  return Removed ? <Removed /> : null;
}

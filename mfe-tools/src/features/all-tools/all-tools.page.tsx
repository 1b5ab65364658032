import { links } from '@arcada/contracts';
import { useHead } from '@arcada/platform';
import { Navigate } from 'react-router-dom';

/** The area's own address has no page: the one that presents its tools stands for it. */
export function Component() {
  useHead({ title: '', noIndex: true, movedTo: links.documentMaker() });
  // Where no page server has answered.
  return typeof document === 'undefined' ? null : <Navigate to={links.documentMaker()} replace />;
}

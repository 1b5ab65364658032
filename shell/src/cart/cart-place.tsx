import { type PlatformState, setCartDrawer, useCart, useCartRecovery } from '@arcada/platform';
import { useDispatch, useSelector } from 'react-redux';
import { ProgressBar } from '../frame/progress-bar.tsx';
import { useLateCode } from '../frame/use-late-code.ts';
import { withPageTexts } from '../language.ts';

const load = async () =>
  (await withPageTexts(import(/* webpackChunkName: "cart-drawer" */ './cart-drawer.tsx'))).CartDrawer;

/** The cart's drawer, which isn't part of any first view. */
export function CartPlace() {
  const open = useSelector((state: PlatformState) => state.cartDrawer.open);
  const dispatch = useDispatch();
  useCartRecovery(useCart());
  const Drawer = useLateCode(load, open, () => dispatch(setCartDrawer(false)));
  return Drawer ? <Drawer /> : <ProgressBar shown={open} />;
}

import { type LayerProps, ModalElement } from './modal-element.tsx';

/** A modal sheet at the right edge: 3/4 of the screen, at most 24rem. */
export function Drawer(props: LayerProps) {
  return <ModalElement className="a-drawer" {...props} />;
}

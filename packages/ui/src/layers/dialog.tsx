import { type LayerProps, ModalElement } from './modal-element.tsx';

/** A modal question or form in the middle of the screen; its buttons go into `footer`. */
export function Dialog(props: LayerProps) {
  return <ModalElement className="a-dialog" {...props} />;
}

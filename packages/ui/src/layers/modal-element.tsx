import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { openLayers } from './open-layers.ts';

export interface LayerProps {
  open: boolean;
  /** Called on Escape, the backdrop and the close button. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Stays in view at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * The browser's modal <dialog>: it keeps the focus inside, returns it, and makes the page behind it
 * inert.
 */
export function ModalElement({
  className,
  open,
  onClose,
  title,
  closeLabel,
  footer,
  children,
}: LayerProps & { className: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [used, setUsed] = useState(open);
  const [forced, setForced] = useState(0);
  if (open && !used) setUsed(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one that the browser has closed opens again if it is to stay
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      openLayers.add(element);
    }
    if (!open && element.open) {
      openLayers.remove(element);
      element.close();
    }
  }, [open, forced]);

  // A layer that leaves the page is closed first: only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (!element?.open) return;
      openLayers.remove(element);
      element.close();
    };
  }, []);

  // The focused element may be gone, such as a removed line: the keyboard stays in the layer.
  useEffect(() => {
    if (open && dialog.current?.open && document.activeElement === document.body) heading.current?.focus();
  });

  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    // The second click of a double click belongs to the button that has opened the layer.
    if (event.target !== event.currentTarget || event.detail > 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!inside) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; the key for the same is Escape
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={titleId}
      onClick={handleClick}
      onCancel={(event) => {
        // React hands on the cancel of a layer within this one, and a file picker's.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // The second Escape in a row closes it, whatever its cancel event says.
        if (!open || dialog.current?.open !== false) return;
        openLayers.remove(dialog.current);
        onClose();
        setForced((times) => times + 1);
      }}
    >
      {used && (
        <>
          <div className="a-layer-head">
            <h2 ref={heading} id={titleId} tabIndex={-1} className="a-layer-title">
              {title}
            </h2>
            <IconButton bare label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div className="a-layer-body">{children}</div>
          {footer && <div className="a-layer-foot">{footer}</div>}
        </>
      )}
    </dialog>
  );
}

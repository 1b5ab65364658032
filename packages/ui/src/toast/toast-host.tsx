import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { openLayers } from '../layers/open-layers.ts';
import { dismiss, notifications } from './notify.ts';

interface ToastHostProps {
  /** Name of the region that F8 moves the focus to; `{hotkey}` is replaced by the key. */
  label: string;
  /** Announced by assistive technology before each toast, e.g. "Notification". */
  toastLabel: string;
  closeLabel: string;
}

const nothing = () => null;
const isToast = (element: Element | null) => element?.closest('.a-toasts');

/** Shows the toast passed to `notify`: one at a time, 5 s by default, longer under pointer or focus. */
export function ToastHost({ label, toastLabel, closeLabel }: ToastHostProps) {
  const shown = useSyncExternalStore(notifications.subscribe, notifications.current, nothing);
  const { place, layered } = useToastPlace();
  const isKept = useRef(false);
  /** What had the focus before the toast, and has it again after it. */
  const before = useRef<Element>(undefined);
  return (
    <Provider label={toastLabel} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <Root
          key={shown.key}
          open={shown.open}
          className={`a-toast a-toast--${shown.tone ?? 'info'}`}
          type={shown.tone === 'danger' ? 'foreground' : 'background'}
          duration={shown.duration}
          // An Undo isn't lost to the Escape that closes a dialog or menu, which must still get it.
          onEscapeKeyDown={({ target }) => {
            isKept.current = Boolean(shown.action && !isToast(target as Element));
          }}
          onFocus={({ relatedTarget }) => {
            if (relatedTarget && !isToast(relatedTarget)) before.current = relatedTarget;
          }}
          onOpenChange={(open) => {
            if (!open && !isKept.current) {
              dismiss(shown.key);
              if (isToast(document.activeElement) && before.current instanceof HTMLElement) before.current.focus();
            }
            isKept.current = false;
          }}
        >
          <div className="a-toast-body">
            <Title className="a-toast-title">{shown.title}</Title>
            {shown.description && <Description className="a-toast-text">{shown.description}</Description>}
          </div>
          {shown.action && (
            <Action asChild altText={shown.action.label}>
              <button type="button" className="a-button a-button--small" onClick={shown.action.onPress}>
                {shown.action.label}
              </button>
            </Action>
          )}
          <Close className="a-icon-button a-icon-button--bare a-icon-button--small" aria-label={closeLabel}>
            <CloseIcon size={16} />
          </Close>
        </Root>
      )}
      {place &&
        createPortal(
          <>
            <Viewport className="a-toasts" hotkey={['F8']} label={label} />
            {/* What Radix has read out is outside of the layer, where nothing is heard. */}
            <VisuallyHidden>
              <span role="status">
                {layered && shown?.open && [toastLabel, shown.title, shown.description].filter(Boolean).join(' ')}
              </span>
            </VisuallyHidden>
          </>,
          place,
        )}
    </Provider>
  );
}

/** An element at the page's end, and inside the uppermost layer while one is open: all else is inert then. */
function useToastPlace(): { place: HTMLElement | undefined; layered: boolean } {
  const [place, setPlace] = useState<HTMLElement>();
  const [layered, setLayered] = useState(false);
  useEffect(() => {
    const element = document.createElement('div');
    const move = () => {
      const layer = openLayers.top();
      (layer ?? document.body).append(element);
      setLayered(layer !== undefined);
    };
    move();
    setPlace(element);
    const leave = openLayers.subscribe(move);
    return () => {
      leave();
      element.remove();
    };
  }, []);
  return { place, layered };
}

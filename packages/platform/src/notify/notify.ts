export interface Notice {
  title: string;
  description?: string;
  tone?: 'neutral' | 'success' | 'danger';
  /** Milliseconds on screen; 5000 when not given. */
  duration?: number;
}
type Listener = (notice: Notice) => void;

let deliver: Listener | undefined;
let waiting: Notice | undefined;

/** The shell's toast region takes notices here; one that came before it was there is shown then. */
export function receiveNotices(listener: Listener): () => void {
  deliver = listener;
  if (waiting) listener(waiting);
  waiting = undefined;
  return () => {
    if (deliver === listener) deliver = undefined;
  };
}

/** Shows a toast; one is visible at a time. Errors must also stay inline where they happened. */
export function notify(notice: Notice): void {
  if (deliver) deliver(notice);
  else waiting = notice;
}

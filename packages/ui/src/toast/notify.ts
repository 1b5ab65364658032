export interface Notification {
  title: string;
  description?: string;
  tone?: 'info' | 'success' | 'danger';
  /** What can be done about it, e.g. Undo; its press closes the toast. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds; 5000 if absent. */
  duration?: number;
}

export type ShownNotification = Notification & { key: number; open: boolean };

const listeners = new Set<() => void>();
let shown: ShownNotification | null = null;
let lastKey = 0;

function set(next: ShownNotification | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast instead of the visible one: one at a time. Errors must also be shown where they occurred. */
export function notify(notification: Notification): void {
  lastKey += 1;
  set({ ...notification, key: lastKey, open: true });
}

/**
 * Closes a toast, unless another has replaced it already; it stays in the list until its exit
 * animation ends.
 */
export function dismiss(key: number): void {
  if (shown?.key === key) set({ ...shown, open: false });
}

export const notifications = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): ShownNotification | null => shown,
};

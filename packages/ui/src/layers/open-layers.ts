const layers: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The modal layers that are open: only what is inside the uppermost can be seen, used and heard. */
export const openLayers = {
  top: (): HTMLDialogElement | undefined => layers.at(-1),
  add(layer: HTMLDialogElement): void {
    layers.push(layer);
    tell();
  },
  remove(layer: HTMLDialogElement): void {
    const place = layers.indexOf(layer);
    if (place < 0) return;
    layers.splice(place, 1);
    tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

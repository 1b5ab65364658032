import type { Composition } from '@arcada/contracts';

const key = 'arcada-reloaded-for';

/**
 * Code of this page is gone: if other versions are live by now, the page is reloaded, once for each
 * composition. A second failure with the same versions stays a panel in its area.
 */
export async function reloadOnce(current: Composition): Promise<void> {
  const response = await fetch('/registry.json', { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return;
  const { id } = (await response.json()) as Composition;
  if (id === current.id || sessionStorage.getItem(key) === id) return;
  sessionStorage.setItem(key, id);
  location.reload();
}

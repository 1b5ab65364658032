import type { Composition } from '@arcada/contracts';

const key = 'arcada-reloaded-for';

/**
 * Code of this page is gone: when meanwhile other versions are live, the page is loaded anew, once for each of them. A
 * second failure on the same versions stays a panel in its area.
 */
export async function reloadOnce(current: Composition): Promise<void> {
  const response = await fetch('/registry.json', { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return;
  const { id } = (await response.json()) as Composition;
  if (id === current.id || sessionStorage.getItem(key) === id) return;
  sessionStorage.setItem(key, id);
  location.reload();
}

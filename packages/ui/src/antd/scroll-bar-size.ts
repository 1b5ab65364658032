/**
 * Replaces antd's measuring of scroll bars, which writes a style element that the site's policy
 * refuses. The sizes are those of the browser's own scroll bars, in pixels.
 */
export function getTargetScrollBarSize(target?: HTMLElement): { width: number; height: number } {
  if (typeof document === 'undefined') return { width: 0, height: 0 };
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'absolute', width: '100px', height: '100px', overflow: 'scroll' });
  if (target) box.style.scrollbarWidth = getComputedStyle(target).scrollbarWidth;
  document.body.append(box);
  const size = { width: box.offsetWidth - box.clientWidth, height: box.offsetHeight - box.clientHeight };
  box.remove();
  return size;
}

// The replaced module has a default export, which its importers expect.
export { scrollBarWidth as default };

const scrollBarWidth = (): number => getTargetScrollBarSize().width;

import { useEffect, useRef, useState } from 'react';

const narrow = 320;

/** The width that an element has, in CSS pixels, so that the text of a drawing keeps its size. */
export function useWidth<T extends HTMLElement>() {
  const place = useRef<T>(null);
  const [width, setWidth] = useState(narrow);
  useEffect(() => {
    if (!place.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.max(200, Math.floor(entry?.contentRect.width ?? 0))),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}

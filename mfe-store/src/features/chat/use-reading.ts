import { useEffect, useState } from 'react';

/** Smaller movements are a finger at rest. */
const least = 8;

/** True from when the page is scrolled down until it is scrolled up again, or is at its top. */
export function useReading(): boolean {
  const [reading, setReading] = useState(false);
  useEffect(() => {
    // A page that springs back at its end hasn't been scrolled up.
    const place = () => {
      const end = document.documentElement.scrollHeight - window.innerHeight;
      return Math.max(0, Math.min(window.scrollY, end));
    };
    let last = place();
    const follow = () => {
      const now = place();
      if (Math.abs(now - last) < least && now > 0) return;
      setReading(now > last);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return reading;
}

import { useEffect, useState } from 'react';

const wide = '(min-width: 1200px)';

/** Whether the form and the preview fit side by side. */
export function useWide(): boolean {
  const [is, setIs] = useState(() => window.matchMedia(wide).matches);
  useEffect(() => {
    const query = window.matchMedia(wide);
    const handleChange = () => setIs(query.matches);
    query.addEventListener('change', handleChange);
    return () => query.removeEventListener('change', handleChange);
  }, []);
  return is;
}

import { useState } from 'react';

/** Copies a text; `refused` where the browser has no clipboard for the page, or doesn't allow it: then show the text. */
export function useCopying() {
  const [copying, setCopying] = useState<'copied' | 'refused'>();
  /** False where it was refused. */
  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopying('copied');
      return true;
    } catch (error) {
      console.warn('The browser refused to copy.', error);
      setCopying('refused');
      return false;
    }
  };
  return { copying, copy };
}

import { useState } from 'react';

/** Copies a text; false where the browser has no clipboard for the page, or doesn't allow it: then show the text. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The browser refused to copy.', error);
    return false;
  }
}

/** Copies a text and says how it went, for a button that shows it. */
export function useCopying() {
  const [copying, setCopying] = useState<'copied' | 'refused'>();
  /** False where it was refused. */
  const copy = async (text: string): Promise<boolean> => {
    const done = await copyText(text);
    setCopying(done ? 'copied' : 'refused');
    return done;
  };
  return { copying, copy };
}

import { useState } from 'react';
import { CodeField } from './code-field.tsx';
import { needsCode } from './form-errors.ts';

/** The second step of a form that takes a password: the code, for accounts with a second factor. */
export function useCode() {
  const [code, setCode] = useState<string>();
  return {
    /** What the call sends of it. */
    proof: code ? { code } : {},
    isShown: code !== undefined,
    /** True when the response only demands a code for the first time: the field appears, and nothing is wrong. */
    askedBy(error: unknown): boolean {
      if (code !== undefined || !needsCode(error)) return false;
      setCode('');
      return true;
    },
    field: (error: string | undefined) =>
      code !== undefined && <CodeField value={code} onChange={setCode} error={error} />,
    reset: () => setCode(undefined),
  };
}

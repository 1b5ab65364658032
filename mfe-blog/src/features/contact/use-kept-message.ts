import { forgetDraft, keepDraft, readOwnDraft, useSession } from '@arcada/platform';
import { useEffect, useRef, useState } from 'react';

export interface ContactFields {
  name: string;
  email: string;
  phone: string;
  /** Undefined until something was typed in place of what was suggested. */
  message: string | undefined;
}

const empty: ContactFields = { name: '', email: '', phone: '', message: undefined };
const visitor = 'visitor';
const keyOf = (owner: string) => `${owner} contact message`;
const keptOf = (owner: string) => readOwnDraft(keyOf(owner)) as ContactFields | undefined;

/**
 * What was typed into the contact form in this tab and not sent: people look something up and come back, or reload.
 * Other tabs don't get it, because people who share a computer write here without an account. What was typed while
 * signed in belongs to that account; a visitor's goes along with who signs in.
 */
export function useKeptMessage() {
  const { user, status, left } = useSession();
  /** Undefined until it is known. */
  const account = user?.id ?? (status === 'signed-out' ? visitor : undefined);
  const owner = useRef<string>(undefined);
  const [values, setValues] = useState(empty);
  const latest = useRef(values);
  const show = (next: ContactFields) => {
    latest.current = next;
    setValues(next);
  };
  // Not in the first rendering, which is the server's: what is kept is in this browser only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another person is here
  useEffect(() => {
    const before = owner.current;
    // An ended session has no user, and what is on the page is still that account's, unless its owner has left.
    const isEnded = before !== undefined && account === visitor && !left;
    if (!account || account === before || isEnded) return;
    owner.current = account;
    const isOthers = before !== undefined && before !== visitor;
    const typed = isOthers || latest.current === empty ? undefined : latest.current;
    const mine = typed ?? keptOf(visitor) ?? keptOf(account);
    if (account !== visitor) forgetDraft(keyOf(visitor));
    if (mine) keepDraft(keyOf(account), mine);
    show(mine ?? empty);
  }, [account, left]);
  return {
    values,
    set: (name: keyof ContactFields, value: string) => {
      const next = { ...latest.current, [name]: value };
      if (owner.current) keepDraft(keyOf(owner.current), next);
      show(next);
    },
    /** After sending. */
    forget: () => {
      if (owner.current) forgetDraft(keyOf(owner.current));
    },
  };
}

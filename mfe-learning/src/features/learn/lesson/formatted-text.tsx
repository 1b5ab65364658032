import type { Quiz } from '@arcada/contracts';
import { routerLink } from '@arcada/platform';
import { Inlines } from '@arcada/ui/content';

type Formatted = Quiz['questions'][number]['formatted'];

/** A short text, with its code and emphasis where it has any. */
export function FormattedText({ text, formatted }: { text: string; formatted?: Formatted | undefined }) {
  return formatted ? <Inlines inlines={formatted} renderLink={routerLink} /> : text;
}

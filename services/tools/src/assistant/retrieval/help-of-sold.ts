import { fold } from '@arcada/search';
import type { Passage } from '../passages/passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { soldNamed, wordsOf } from './software-asked.ts';

const purchases = ['trial', 'refund', 'payment', 'subscription', 'invoice'];
/** What is true of each product, or of each course, and said in the help alone. */
const helpOf: Partial<Record<Passage['kind'], ReadonlySet<string>>> = {
  product: new Set(
    [...purchases, 'licence-activation', 'licence-transfer', 'licence-seats', 'licence-validity', 'downloads'].map(
      (id) => `help:${id}`,
    ),
  ),
  course: new Set([...purchases, 'certificate-find', 'certificate-validity'].map((id) => `help:${id}`)),
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export interface AskedOfSold {
  /** The question without the name of what is sold. */
  rest: string;
  isSaid: (help: Passage) => boolean;
}

/** What is asked of a product or course that is named by its whole name: "Is there a trial of Level Guard?" */
export function askedOfSold(question: string, index: PassageIndex): AskedOfSold | undefined {
  const sold = soldNamed(wordsOf(question), index, 'product', 'course');
  const ids = sold && helpOf[sold.kind];
  if (!ids) return undefined;
  const rest = question.replace(new RegExp(escaped(sold.title), 'i'), ' ');
  // The help on certificates speaks of courses and lessons, too.
  const isSaid = ({ id }: Passage) => ids.has(id) && (!id.includes('certificate') || fold(rest).includes('certific'));
  return rest === question ? undefined : { rest, isSaid };
}

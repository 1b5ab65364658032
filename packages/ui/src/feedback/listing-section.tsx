import type { ReactNode } from 'react';
import { SectionHead } from '../display/section-head.tsx';
import { Listing, type ListingProps } from './listing.tsx';

interface ListingSectionProps<Item> extends ListingProps<Item> {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** A section of a page with a title, one sentence and a few cards. */
export function ListingSection<Item>({ title, text, action, ...listing }: ListingSectionProps<Item>) {
  return (
    <section className="a-container a-section">
      <SectionHead title={title} text={text} action={action} />
      <Listing {...listing} />
    </section>
  );
}

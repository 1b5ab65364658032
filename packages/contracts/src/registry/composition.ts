/**
 * Version of the contract between shell and remotes. A remote built for another number is refused
 * with a panel.
 */
export const contractNumber = 2;

export const slotNames = [
  'home.products',
  'home.courses',
  'home.posts',
  'home.testimonials',
  'home.newsletter',
  'frame.chat',
  'dashboard.section',
  'account.menu',
  'account.bell',
  'account.section',
] as const;
export type SlotName = (typeof slotNames)[number];

/** Where the gateway serves the files of a release. */
export const releasePath = (remote: string, version: string) => `/mfe/${remote}/${version}`;

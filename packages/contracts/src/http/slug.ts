/** A readable id from a title, to be part of an address; empty without Latin letters and digits. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');

/** The id of something new follows its title, `before` and `after` a change of that, until it is typed itself. */
export const followingSlug = (id: string, before: string, after: string): string =>
  id === slugOf(before) ? slugOf(after) : id;

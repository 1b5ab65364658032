export const roles = ['customer', 'producer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Ends an admin's view of the site as another account: beside the sign-out the only change that a view may make. */
export const viewEnd = '/api/user/view/end';

/**
 * Names the account that a page is shown for, with every call that changes something: the gateway
 * refuses what another account's session, begun in another tab, would do.
 */
export const shownAccount = { header: 'x-account', refused: 'gateway.other-account' } as const;

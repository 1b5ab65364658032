/** Admins have the products manager. */
export const producers = { roles: ['producer'] } as const;

/** Roles that may write courses. Each service decides whose course it is. */
export const authors = { roles: ['producer', 'admin'] } as const;

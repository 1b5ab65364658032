/** Who writes courses. Whose course it is, each service decides. */
export const authors = { roles: ['producer', 'admin'] } as const;

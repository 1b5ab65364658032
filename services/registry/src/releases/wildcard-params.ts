/** Fastify calls the rest of a path `*`. */
export function nameWildcard(params: unknown): unknown {
  const { '*': rest, ...others } = params as Record<string, string>;
  return rest === undefined ? others : { ...others, path: rest };
}

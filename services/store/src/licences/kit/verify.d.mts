/** The content of a genuine licence key; undefined for any other text. */
export function openLicence(licence: string, publicJwk: JsonWebKey): Record<string, unknown> | undefined;

/** The content of a genuine activation of that machine that hasn't ended; `now` in seconds since 1970. */
export function openActivation(
  token: string,
  publicJwk: JsonWebKey,
  machine: string,
  now?: number,
): Record<string, unknown> | undefined;

/** The admin area asks admins for the password again (decision 26). */
export const adminStep = {
  /** Calls below it are the admin area. */
  prefix: '/api/admin/',
  /** Without a call to the admin area. */
  idleMinutes: 15,
  /** Since the password, however busy the area is: who has copied a cookie must not keep it open for ever. */
  mostHours: 8,
  /** How long a password counts for an action that needs a recent one. */
  recentMinutes: 5,
  /** Code of the refusal. Once the password was typed, the same request is accepted. */
  code: 'identity.step-up.required',
  /** Code of the refusal when admins need a second factor and this one has none. */
  factorCode: 'identity.second-factor.required',
} as const;

export type FailureKind =
  /** The day's budget of the account or the site is used up. */
  | 'budget'
  /** Too many calls at once, or the provider says so. */
  | 'busy'
  /** No response, a late one, or one that ended before its end. */
  | 'unreachable'
  /** The provider refuses the key, the model or the request. */
  | 'refused'
  /** Not what was asked for. */
  | 'unusable';

/** Why there is no response of the model, or no more of it. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';

  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

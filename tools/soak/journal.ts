/** A line of a cart: `product sheet-ledger`. */
export type Goods = string;

export interface CartNote {
  cartId: string;
  /** The result of all acknowledged writes. */
  lines: Map<Goods, number>;
}

/** What the site has acknowledged to people: none of it may be missing from the books. */
export class Journal {
  /** User names. */
  readonly registered = new Set<string>();
  /** E-mail addresses whose link was followed. */
  readonly confirmed = new Set<string>();
  /** Orders that a checkout returned. */
  readonly ordered = new Set<string>();
  /** Orders whose payment page confirmed the payment. */
  readonly paid = new Set<string>();
  /** Orders that were seen fulfilled. */
  readonly fulfilled = new Set<string>();
  readonly refunded = new Set<string>();
  /** Carts that were never checked out. */
  readonly carts: CartNote[] = [];
  /** Cookies of sessions that were ended. */
  readonly signedOut = new Map<string, string>();
  /** Cookies of open sessions, by username. */
  readonly signedIn = new Map<string, string>();
  /** Version that the last acknowledged call made live, by remote. */
  readonly live = new Map<string, string>();
  /** What must never happen during the run, such as a session that works after its end. */
  readonly wrong: string[] = [];
  /** How often a status was returned. */
  readonly statuses = new Map<string, number>();

  /** A browser's session was ended, by its user or by the next sign-in. */
  ended(cookie: string): void {
    for (const [username, open] of this.signedIn) if (open === cookie) this.signedIn.delete(username);
    this.signedOut.set(`session ${this.signedOut.size + 1}`, cookie);
  }

  saw(status: number | 'no response'): void {
    this.statuses.set(String(status), (this.statuses.get(String(status)) ?? 0) + 1);
  }
}

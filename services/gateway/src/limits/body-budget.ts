import type { ServerResponse } from 'node:http';
import { networkOf } from '@arcada/contracts';

/** No more bodies fit into memory: `site` for all senders together, `address` for this one. */
export class BodyBudgetSpent extends Error {
  readonly of: 'site' | 'address';

  constructor(of: BodyBudgetSpent['of']) {
    super(`the budget for bodies is spent (${of})`);
    this.of = of;
  }
}

/** Bytes of bodies held in memory until their requests get a response: in all, and of each address. */
export class BodyBudget {
  private readonly most: { site: number; address: number };
  private readonly byNetwork = new Map<string, number>();
  private held = 0;

  constructor(most: BodyBudget['most']) {
    this.most = most;
  }

  get bytes(): number {
    return this.held;
  }

  /**
   * Returns a function that takes bytes from the budget, or throws; they are returned when the
   * response is over.
   */
  forRequest(address: string, response: ServerResponse): (bytes: number) => void {
    const network = networkOf(address);
    let own = 0;
    response.once('close', () => this.change(network, -own));
    return (bytes) => {
      if (response.destroyed) return;
      if ((this.byNetwork.get(network) ?? 0) + bytes > this.most.address) throw new BodyBudgetSpent('address');
      if (this.held + bytes > this.most.site) throw new BodyBudgetSpent('site');
      own += bytes;
      this.change(network, bytes);
    };
  }

  private change(network: string, bytes: number): void {
    this.held += bytes;
    const held = (this.byNetwork.get(network) ?? 0) + bytes;
    if (held > 0) this.byNetwork.set(network, held);
    else this.byNetwork.delete(network);
  }
}

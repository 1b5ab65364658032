import { assertOutsideTransaction } from '../database/scope.ts';
import type { Log } from '../operation/log.ts';
import type { TokenSigner } from './token-signer.ts';

const timeOutMilliseconds = 2000;

/** Tells every gateway what it must forget. Call it after the commit and before answering. */
export class EdgeClient {
  constructor(
    private readonly signer: TokenSigner,
    private readonly gateways: readonly string[],
    private readonly log: Log,
  ) {}

  /** Drops cached answers that carry one of the tags. */
  purge(tags: readonly string[]): Promise<void> {
    return tags.length === 0 ? Promise.resolve() : this.tell('purge', { tags });
  }

  /** Drops the sessions and tokens that gateways remember of a user. */
  evictUser(userId: string): Promise<void> {
    return this.tell('evict', { userId });
  }

  /** Says that another release is live; returns once the gateways serve it or have been waited for long enough. */
  announceComposition(): Promise<void> {
    return this.tell('composition', {});
  }

  // A gateway that can't be told forgets by itself within 60 s: the change stands, so failures are logged only.
  private async tell(what: string, body: object): Promise<void> {
    assertOutsideTransaction(`EdgeClient (${what})`);
    await Promise.all(
      this.gateways.map(async (gateway) => {
        try {
          const response = await fetch(`${gateway}/${what}`, {
            method: 'POST',
            headers: {
              authorization: `Bearer ${await this.signer.token('gateway')}`,
              'content-type': 'application/json',
            },
            body: JSON.stringify(body),
            signal: AbortSignal.timeout(timeOutMilliseconds),
          });
          await response.arrayBuffer();
          if (!response.ok) throw new Error(`status ${response.status}`);
        } catch (error) {
          this.log.error({ gateway, what, err: error }, 'a gateway could not be told');
        }
      }),
    );
  }
}

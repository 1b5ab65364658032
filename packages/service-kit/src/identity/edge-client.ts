import { assertOutsideTransaction } from '../database/scope.ts';
import type { Log } from '../operation/log.ts';
import type { TokenSigner } from './token-signer.ts';

const timeOutMilliseconds = 2000;

/** Tells every gateway what to drop. Call it after the commit and before the response. */
export class EdgeClient {
  constructor(
    private readonly signer: TokenSigner,
    private readonly gateways: readonly string[],
    private readonly log: Log,
  ) {}

  /** Drops cached responses with one of the tags. */
  purge(tags: readonly string[]): Promise<void> {
    return tags.length === 0 ? Promise.resolve() : this.tell('purge', { tags });
  }

  /** Drops the sessions and tokens that gateways have cached for a user. */
  evictUser(userId: string): Promise<void> {
    return this.tell('evict', { userId });
  }

  /** Announces that another release is live; returns once the gateways serve it, or after a time limit. */
  announceComposition(): Promise<void> {
    return this.tell('composition', {});
  }

  // An unreachable gateway drops its copies by itself within 60 s, so failures are only logged.
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

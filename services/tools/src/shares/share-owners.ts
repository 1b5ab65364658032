import { ServiceClient } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

const stateSchema = z.object({ disabled: z.boolean() });
const knownMilliseconds = 30_000;
const mostKnown = 1000;

interface Known {
  until: number;
  disabled: Promise<boolean>;
}

/** Whether those whose documents are shared may use their accounts, as identity said within the last half minute. */
@Injectable()
export class ShareOwners {
  private readonly logger = new Logger(ShareOwners.name);
  private readonly known = new Map<string, Known>();

  constructor(private readonly services: ServiceClient) {}

  isDisabled(id: string): Promise<boolean> {
    const before = this.known.get(id);
    if (before && before.until > Date.now()) return before.disabled;
    if (this.known.size >= mostKnown) this.known.clear();
    const disabled = this.ask(id, before);
    this.known.set(id, { until: Date.now() + knownMilliseconds, disabled });
    return disabled;
  }

  /** While identity is unavailable, what it said before stays, and links of all others work. */
  private async ask(id: string, before: Known | undefined): Promise<boolean> {
    try {
      const state = await this.services.call('identity', `internal/users/${id}/state`, { schema: stateSchema });
      return state.disabled;
    } catch (error) {
      this.logger.warn(error);
      return before?.disabled ?? false;
    }
  }
}

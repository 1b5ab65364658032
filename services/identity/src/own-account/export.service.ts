import { roleSchema, type ServiceDomain, sessionInfoSchema, userSchema } from '@arcada/contracts';
import { attachment, Database, ServiceClient, serviceManifests, type UserActor } from '@arcada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { exportRunning } from '../accounts/account.errors.ts';
import { confirmedKeys, readUser } from '../accounts/account-view.ts';
import { RoleRequestEntity } from '../accounts/role-request.entity.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { Sessions } from '../sessions/session.service.ts';

/** Services that store personal data. Each responds to identity's `GET internal/users/{id}/export`. */
export const exportSources: readonly ServiceDomain[] = serviceManifests
  .filter(({ personalData }) => personalData)
  .map(({ domain }) => domain);

export const accountExport = z.object({
  exportedAt: z.iso.datetime(),
  account: userSchema.extend({
    language: z.string(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().nullable(),
  }),
  /** Its secret and codes are kept from everyone, also from who holds an export. */
  secondFactor: z.object({ on: z.boolean(), recoveryCodesLeft: z.int() }),
  sessions: z.array(sessionInfoSchema),
  roleRequests: z.array(
    z.object({
      role: roleSchema,
      state: z.string(),
      createdAt: z.iso.datetime(),
      decidedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** One part for each service, in that service's own format. */
  services: z.record(z.string(), z.unknown()),
  /** Services that couldn't respond; their part can be requested later. */
  missing: z.array(z.string()),
});
export type AccountExport = z.infer<typeof accountExport>;

/** `content-disposition` of an export: its file says whose data it has, and of which day. */
export const exportFile = ({ account, exportedAt }: AccountExport): string =>
  attachment(`arcada-account-${account.username}-${exportedAt.slice(0, 10)}.json`);

@Injectable()
export class AccountExports {
  private readonly logger = new Logger('export');
  /** Accounts whose export is being made: several at once would take so long that parts of each are missing. */
  private readonly running = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly sessions: Sessions,
    private readonly secondFactors: SecondFactors,
  ) {}

  async export(actor: UserActor): Promise<AccountExport> {
    return this.exportOf(await this.sessions.current(actor), actor);
  }

  /** `holder`: the account's owner with their session, or only its id for an admin. */
  async exportOf(account: AccountEntity, holder: Pick<UserActor, 'id'> & Partial<UserActor>): Promise<AccountExport> {
    if (this.running.has(account.id)) throw exportRunning();
    this.running.add(account.id);
    try {
      return await this.collect(account, holder);
    } finally {
      this.running.delete(account.id);
    }
  }

  private async collect(
    account: AccountEntity,
    holder: Pick<UserActor, 'id'> & Partial<UserActor>,
  ): Promise<AccountExport> {
    const [user, on, recoveryCodesLeft, sessions, requests, parts] = await Promise.all([
      readUser(this.database.read, account),
      this.secondFactors.isOn(account.id),
      this.secondFactors.recoveryCodesLeft(account.id),
      this.sessions.list(holder),
      this.database.read.find(RoleRequestEntity, { where: { accountId: account.id }, order: { createdAt: 'ASC' } }),
      Promise.all(exportSources.map((domain) => this.part(domain, account))),
    ]);
    return {
      exportedAt: new Date().toISOString(),
      account: {
        ...user,
        language: account.language,
        createdAt: account.createdAt.toISOString(),
        lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
      },
      secondFactor: { on, recoveryCodesLeft },
      sessions,
      roleRequests: requests.map(({ role, state, createdAt, decidedAt }) => ({
        role,
        state,
        createdAt: createdAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      })),
      services: Object.fromEntries(parts.flatMap((part) => (part.found ? [[part.domain, part.data]] : []))),
      missing: parts.flatMap((part) => (part.found ? [] : [part.domain])),
    };
  }

  private async part(domain: ServiceDomain, account: AccountEntity) {
    const keys = confirmedKeys(account);
    const path = `internal/users/${account.id}/export${keys.length ? `?emailKeys=${keys.join(',')}` : ''}`;
    try {
      return {
        domain,
        found: true as const,
        // Collecting all data of a person takes longer than a page's data.
        data: await this.services.call(domain, path, { timeoutMilliseconds: 5000 }),
      };
    } catch (error) {
      this.logger.warn(`${domain} could not export: ${error instanceof Error ? error.message : String(error)}`);
      return { domain, found: false as const };
    }
  }
}

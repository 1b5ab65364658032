import { randomBytes, randomUUID } from 'node:crypto';
import { adminStep, type Role, type SessionInfo } from '@arcada/contracts';
import { Database, EdgeClient, sha256, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import { KnownNetworks } from '../limits/known-networks.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import type { ClientInfo } from './client.ts';
import { SessionEntity } from './session.entity.ts';
import { accountDisabled, sessionEnded, sessionNotFound } from './session.errors.ts';

const sessionDays = 30;
// Regardless of use, because a stolen cookie must not work for ever.
const mostDays = 180;
const mostSessions = 50;
const seenEvery = 5 * 60_000;
const idleMilliseconds = adminStep.idleMinutes * 60_000;
const mostMilliseconds = adminStep.mostHours * 3_600_000;

export interface ResolvedSession {
  userId: string;
  username: string;
  role: Role;
  sessionId: string;
  /** Milliseconds since 1970; 0 for never. */
  confirmedAt: number;
  adminUntil: number;
  /** The admin area demands a second factor, and the account has none. */
  secondFactorMissing: boolean;
  /** The admin who views the site as this account. */
  viewedBy?: string;
}

export interface StartedSession {
  id: string;
  /** The cookie's value; not stored. */
  token: string;
}

const viewMinutes = 30;

/** Whose session it is: an admin's while they view the site as somebody else. */
const holderOf = ({ id, viewedBy }: UserActor) => viewedBy ?? id;

/** Admins can't be viewed: what their role opens is no business of a view. */
export const canBeViewed = ({ role, disabledAt }: AccountEntity) => role !== 'admin' && disabledAt === null;

const newToken = () => randomBytes(32).toString('base64url');
const inDays = (from: Date, days: number) => from.getTime() + days * 86_400_000;
const endOf = (now: Date, createdAt: Date) => new Date(Math.min(inDays(now, sessionDays), inDays(createdAt, mostDays)));

/** Uses put it off, but only so long after the password. */
const adminUntilOf = ({ confirmedAt }: SessionEntity, seenAt: Date | null) =>
  seenAt && confirmedAt ? Math.min(seenAt.getTime() + idleMilliseconds, confirmedAt.getTime() + mostMilliseconds) : 0;

/**
 * Sessions: opaque random tokens, stored hashed, ended 30 days after their last use and 180 days
 * after the sign-in.
 */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly edge: EdgeClient,
    private readonly networks: KnownNetworks,
    private readonly secondFactors: SecondFactors,
  ) {}

  /** A new session with a new token; beyond 50 per account the oldest is ended. Refuses a disabled account. */
  async start(manager: EntityManager, accountId: string, client: ClientInfo): Promise<StartedSession> {
    if (await manager.existsBy(AccountEntity, { id: accountId, disabledAt: Not(IsNull()) })) throw accountDisabled();
    const token = newToken();
    const now = new Date();
    await manager.update(AccountEntity, { id: accountId }, { lastSeenAt: now });
    const session = manager.create(SessionEntity, {
      id: randomUUID(),
      tokenHash: sha256(token),
      accountId,
      userAgent: client.userAgent,
      address: client.address,
      createdAt: now,
      lastSeenAt: now,
      confirmedAt: now,
      adminSeenAt: now,
      viewedAccountId: null,
      viewUntil: null,
      expiresAt: endOf(now, now),
    });
    await manager.insert(SessionEntity, session);
    await this.networks.note(manager, accountId, client.address);
    const surplus = await manager.find(SessionEntity, {
      where: { accountId },
      select: { id: true },
      order: { lastSeenAt: 'DESC', createdAt: 'DESC' },
      skip: mostSessions,
      take: 100,
    });
    if (surplus.length > 0) await manager.delete(SessionEntity, { id: In(surplus.map(({ id }) => id)) });
    return { id: session.id, token };
  }

  /**
   * The actor's account, if the session is alive: elsewhere a token may outlive its session by up
   * to 60 s, but not here.
   */
  async current(actor: UserActor): Promise<AccountEntity> {
    const now = new Date();
    const viewed = actor.viewedBy
      ? { viewedAccountId: actor.id, viewUntil: MoreThan(now) }
      : { viewedAccountId: IsNull() };
    const session = await this.database.read.findOne(SessionEntity, {
      where: { id: actor.sessionId, accountId: holderOf(actor), expiresAt: MoreThan(now), ...viewed },
      relations: { account: true },
    });
    if (!session) throw sessionEnded();
    if (!actor.viewedBy) return session.account;
    return this.database.read.findOneByOrFail(AccountEntity, { id: actor.id });
  }

  /**
   * Within a transaction: the session's holder has typed the password again. The session gets a
   * new token, because the old one may have been copied.
   */
  async confirm(manager: EntityManager, actor: UserActor): Promise<string> {
    const token = await this.renewToken(manager, actor);
    const now = new Date();
    await manager.update(SessionEntity, { id: actor.sessionId }, { confirmedAt: now, adminSeenAt: now });
    return token;
  }

  /** Within a transaction: a new token for the actor's session, so that a copied one ends. */
  async renewToken(manager: EntityManager, actor: UserActor): Promise<string> {
    const token = newToken();
    const { affected } = await manager.update(
      SessionEntity,
      { id: actor.sessionId, accountId: actor.id, expiresAt: MoreThan(new Date()) },
      { tokenHash: sha256(token) },
    );
    if (!affected) throw sessionEnded();
    return token;
  }

  /**
   * For the gateway: the account behind a cookie, with its current role. `adminArea`: for a call
   * to the admin area, which keeps it open unless it was unused for too long. `readsViews`: the gateway lets nothing be
   * changed while an admin views the site as somebody else; one that doesn't know of views finds no session.
   */
  async resolve(tokenHash: string, adminArea: boolean, readsViews: boolean): Promise<ResolvedSession | undefined> {
    const now = new Date();
    const session = await this.database.read
      .createQueryBuilder(SessionEntity, 'session')
      .innerJoinAndSelect('session.account', 'account')
      .where('session.tokenHash = :tokenHash and session.expiresAt > :now', { tokenHash, now })
      .andWhere('account.disabledAt is null')
      .getOne();
    if (!session) return undefined;
    const expiresAt = endOf(now, session.createdAt);
    if (expiresAt <= now) return undefined;
    const { id, account, confirmedAt } = session;
    if (session.viewedAccountId) return readsViews ? this.resolveView(session, now) : undefined;
    const isOpen = adminUntilOf(session, session.adminSeenAt) > now.getTime();
    const isUsed = adminArea && isOpen && account.role === 'admin';
    const isStale = now.getTime() - session.lastSeenAt.getTime() > seenEvery;
    // Only what changes here: a confirmation may be under way.
    if (isStale || isUsed) {
      const seen = { ...(isStale && { lastSeenAt: now, expiresAt }), ...(isUsed && { adminSeenAt: now }) };
      await this.database.read.update(SessionEntity, { id }, seen);
      if (isStale) await this.database.read.update(AccountEntity, { id: account.id }, { lastSeenAt: now });
    }
    return {
      userId: account.id,
      username: account.username,
      role: account.role,
      sessionId: id,
      confirmedAt: confirmedAt?.getTime() ?? 0,
      adminUntil: adminUntilOf(session, isUsed ? now : session.adminSeenAt),
      secondFactorMissing: await this.secondFactors.isMissing(account),
    };
  }

  /** Undefined when the view is over, or is no longer permitted: the admin signs in again. */
  private async resolveView(session: SessionEntity, now: Date): Promise<ResolvedSession | undefined> {
    const { id, account: admin, viewedAccountId, viewUntil } = session;
    const viewed = await this.database.read.findOneBy(AccountEntity, { id: viewedAccountId ?? '' });
    if (!viewed || !viewUntil || viewUntil <= now || admin.role !== 'admin' || !canBeViewed(viewed)) return undefined;
    const { id: userId, username, role } = viewed;
    const noStep = { confirmedAt: 0, adminUntil: 0, secondFactorMissing: false };
    return { userId, username, role, sessionId: id, ...noStep, viewedBy: admin.id };
  }

  /** Within a transaction: the actor's session shows the site as another account, or as their own again. */
  async view(manager: EntityManager, actor: UserActor, accountId: string | null): Promise<Date | null> {
    const until = accountId === null ? null : new Date(Date.now() + viewMinutes * 60_000);
    const { affected } = await manager.update(
      SessionEntity,
      { id: actor.sessionId, accountId: holderOf(actor), expiresAt: MoreThan(new Date()) },
      { viewedAccountId: accountId, viewUntil: until },
    );
    if (!affected) throw sessionEnded();
    return until;
  }

  /** Newest use first. An admin's list for somebody else has no session of its own. */
  async list(actor: Pick<UserActor, 'id'> & Partial<UserActor>): Promise<SessionInfo[]> {
    const sessions = await this.database.read.find(SessionEntity, {
      where: { accountId: actor.id, expiresAt: MoreThan(new Date()) },
      order: { lastSeenAt: 'DESC' },
    });
    return sessions.map((session) => ({
      id: session.id,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      userAgent: session.userAgent,
      address: session.address,
      current: session.id === actor.sessionId,
    }));
  }

  /** Ends one of the actor's own sessions, immediately at every gateway. */
  async end(actor: UserActor, sessionId: string): Promise<void> {
    const { affected } = await this.database.read.delete(SessionEntity, { id: sessionId, accountId: actor.id });
    if (!affected) throw sessionNotFound();
    await this.edge.evictUser(actor.id);
  }

  /** Ends the actor's session; one that has ended already is fine. */
  async signOut(actor: UserActor): Promise<void> {
    await this.database.read.delete(SessionEntity, { id: actor.sessionId, accountId: holderOf(actor) });
    await this.edge.evictUser(holderOf(actor));
  }

  /** For the gateway: a sign-out of which only the token's hash is left. */
  async endByToken(tokenHash: string): Promise<void> {
    const session = await this.database.read.findOneBy(SessionEntity, { tokenHash });
    if (!session) return;
    await this.database.read.delete(SessionEntity, { id: session.id });
    await this.edge.evictUser(session.accountId);
  }

  /** Within a transaction: ends the browser's old session when it signs in again. */
  async endOne(manager: EntityManager, actor: UserActor): Promise<void> {
    await manager.delete(SessionEntity, { id: actor.sessionId, accountId: actor.id });
  }

  /** Within a transaction; the caller evicts the user after the commit. */
  async endAll(manager: EntityManager, accountId: string, except?: string): Promise<void> {
    await manager.delete(SessionEntity, { accountId, ...(except && { id: Not(except) }) });
  }
}

import type { Database } from '../database/database.ts';
import { guarded } from '../operation/guarded.ts';
import type { Log } from '../operation/log.ts';
import { Claims } from './claims.ts';
import { Cleaning } from './cleaning.ts';
import { type Deliver, Deliveries } from './deliveries.ts';
import { Lane, type LaneKey, nameOf } from './lane.ts';
import { type DeliveryKind, OutboxEntity } from './outbox.entity.ts';
import { defaultRelayTimes, type RelayTimes } from './relay-times.ts';

export interface RelayOptions {
  /** Lanes known before they contain anything: those that a replica may fill. */
  lanes?: readonly LaneKey[];
  times?: Partial<RelayTimes>;
  countDead?: (kind: DeliveryKind) => void;
}

/**
 * Delivers the outbox, with a lane for each kind, name and receiver. A row is deleted once its
 * delivery succeeded, so every delivery happens at least once; what can't be delivered is kept as
 * dead and listed.
 */
export class Relay {
  private readonly lanes = new Map<string, Lane>();
  private readonly times: RelayTimes;
  private readonly claims: Claims;
  private readonly deliveries: Deliveries;
  private readonly cleaning: Cleaning;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();
  private stopped = true;

  constructor(
    private readonly database: Database,
    deliver: Deliver,
    private readonly log: Log,
    { lanes = [], times = {}, countDead = () => {} }: RelayOptions = {},
  ) {
    this.times = { ...defaultRelayTimes, ...times };
    this.claims = new Claims(database, log, this.times.lockMilliseconds);
    this.deliveries = new Deliveries(this.claims, deliver, log, this.times, countDead);
    this.cleaning = new Cleaning(database);
    for (const key of lanes) this.laneOf(key);
  }

  async start(): Promise<void> {
    await this.claims.clearOld();
    this.stopped = false;
    this.looking = this.look();
  }

  /** Something was added to this lane. */
  wake(key: LaneKey): void {
    if (!this.stopped) this.laneOf(key).wake();
  }

  /** Starts nothing new and waits a while for current deliveries. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    let timer: NodeJS.Timeout | undefined;
    const longest = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.times.stopMilliseconds);
    });
    await Promise.race([Promise.all([this.looking, ...this.all((lane) => lane.stop())]), longest]);
    clearTimeout(timer);
  }

  private all<T>(act: (lane: Lane) => T): T[] {
    return [...this.lanes.values()].map(act);
  }

  private laneOf(key: LaneKey): Lane {
    const name = nameOf(key);
    const lane = this.lanes.get(name) ?? new Lane(key, this.claims, this.deliveries, this.times, this.log);
    this.lanes.set(name, lane);
    return lane;
  }

  private async look(): Promise<void> {
    try {
      if (this.cleaning.isDue()) {
        await this.findLanes();
        await this.cleaning.run();
      }
    } catch (error) {
      this.log.error({ err: error }, 'the outbox could not be read');
    }
    if (this.stopped) return;
    this.all((lane) => lane.wake());
    this.timer = setTimeout(() => {
      this.looking = guarded(() => this.look(), this.log)();
    }, this.times.pollMilliseconds).unref();
  }

  /** Rows of an earlier or later release may belong to lanes that this one doesn't know. */
  private async findLanes(): Promise<void> {
    const found = await this.database.read
      .createQueryBuilder(OutboxEntity, 'row')
      .select('row.kind', 'kind')
      .addSelect('row.name', 'name')
      .addSelect('row.receiver', 'receiver')
      .distinct()
      .getRawMany<LaneKey>();
    for (const key of found) this.laneOf(key);
  }
}

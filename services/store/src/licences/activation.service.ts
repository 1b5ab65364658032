import { randomUUID } from 'node:crypto';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EntitlementEntity, LicenceMachineEntity } from './entitlement.entity.ts';
import { noSeatLeft, revokedLicence, unknownLicence, unknownMachine } from './licence.errors.ts';
import type { Activate, Activation, Deactivate, Verdict, Verify } from './licence.schema.ts';
import { LicenceSigner } from './licence-signer.ts';

/** After a release, a copy of the token works offline for so long. */
const tokenDays = 90;

/** Seats of a licence. The signed key is the credential: plug-ins call without an account. */
@Injectable()
export class Activations {
  constructor(
    private readonly database: Database,
    private readonly signer: LicenceSigner,
  ) {}

  /** Takes a seat for a machine; a machine that already has one keeps it. */
  activate({ key, machineId, machineName: name }: Activate): Promise<Activation> {
    return this.database.transaction(async (manager) => {
      const licence = await this.lock(manager, key);
      if (licence.revokedAt) throw revokedLicence();
      const machines = await manager.findBy(LicenceMachineEntity, { licenceId: licence.id });
      let machine = machines.find((one) => one.machineId === machineId);
      if (!machine) {
        if (machines.length >= licence.seats) throw noSeatLeft(licence.seats);
        const row = { id: randomUUID(), licenceId: licence.id, machineId, name, activatedAt: new Date() };
        machine = manager.create(LicenceMachineEntity, row);
        await manager.insert(LicenceMachineEntity, machine);
        machines.push(machine);
      }
      const { id: licenceId, refId: productId, seats } = licence;
      const activatedAt = machine.activatedAt.toISOString();
      return {
        licenceId,
        productId,
        seats,
        seatsInUse: machines.length,
        machineId,
        activatedAt,
        ...this.token(licence, machineId),
      };
    });
  }

  private token({ id: licence, refId: product }: EntitlementEntity, machine: string) {
    const iat = Math.floor(Date.now() / 1000);
    const exp = iat + tokenDays * 86_400;
    const token = this.signer.signActivation({ v: 1, licence, product, machine, iat, exp });
    return { token, tokenEndsAt: new Date(exp * 1000).toISOString() };
  }

  /** Releases a seat: called by the plug-in, or by the owner for a machine that is gone. */
  async deactivate({ key, machineId }: Deactivate): Promise<void> {
    await this.database.transaction(async (manager) => {
      const licence = await this.lock(manager, key);
      const gone = await manager.delete(LicenceMachineEntity, { licenceId: licence.id, machineId });
      if (!gone.affected) throw unknownMachine();
    });
  }

  async verify({ key, machineId }: Verify): Promise<Verdict> {
    const licence = await this.find(this.database.read, key);
    if (!licence) {
      const nothing = { licenceId: null, productId: null, seats: null, seatsInUse: null, active: null };
      return { valid: false, reason: 'unknown', ...nothing };
    }
    const machines = await this.database.read.findBy(LicenceMachineEntity, { licenceId: licence.id });
    return {
      valid: !licence.revokedAt,
      reason: licence.revokedAt ? 'revoked' : null,
      licenceId: licence.id,
      productId: licence.refId,
      seats: licence.seats,
      seatsInUse: machines.length,
      active: machineId === undefined ? null : machines.some((one) => one.machineId === machineId),
    };
  }

  /** The signature must be ours and the key exactly the one that was issued. */
  private async find(manager: EntityManager, key: string): Promise<EntitlementEntity | undefined> {
    const payload = this.signer.open(key);
    const licence = payload && (await manager.findOneBy(EntitlementEntity, { id: payload.id }));
    return licence?.licenceKey === key ? licence : undefined;
  }

  /** Locks the licence's row, so that two simultaneous activations can't take the same last seat. */
  private async lock(manager: EntityManager, key: string): Promise<EntitlementEntity> {
    const id = this.signer.open(key)?.id;
    if (!id) throw unknownLicence();
    const query = manager.createQueryBuilder(EntitlementEntity, 'e').where('e.id = :id', { id });
    const licence = await this.database.forUpdate(query).getOne();
    if (licence?.licenceKey !== key) throw unknownLicence();
    return licence;
  }
}

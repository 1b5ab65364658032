import type { Licence } from '@arcada/contracts';
import type { UserActor } from '@arcada/service-kit';

/**
 * A licence as an admin who views the site as its owner sees it: who has the key and the machines' ids can take its
 * seats, also after the view.
 */
export const shownTo = ({ viewedBy }: UserActor, licence: Licence): Licence =>
  viewedBy
    ? { ...licence, key: '…', machines: licence.machines.map((machine) => ({ ...machine, machineId: '…' })) }
    : licence;

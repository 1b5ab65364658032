import { foreignRoutes, type Release } from '@arcada/contracts';
import { ToolError } from '../progress.ts';

/** What the site would refuse is detected before anything is sent. */
export function checkRelease({ remote, version, manifest }: Release, expectedContract: number): void {
  const faults = foreignRoutes({ ...manifest, domain: remote }).map(({ message }) => message);
  if (manifest.contract !== expectedContract) {
    faults.push(`it was built for contract ${manifest.contract}, the site speaks contract ${expectedContract}`);
  }
  if (faults.length > 0) {
    throw new ToolError(`${remote} ${version} can't be released; nothing was sent:\n- ${faults.join('\n- ')}`);
  }
}

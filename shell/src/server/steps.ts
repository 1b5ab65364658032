import { type RemoteDomain, remoteDomains } from '@arcada/contracts';

/** Code of `domain` has the processor from here on, until the next step. */
export interface Step {
  domain: RemoteDomain;
  /** The page that it is rendered for. */
  page?: number | undefined;
}

/** The descriptor of a renderer's pipe for steps: there are ten or twenty for each page, too many for messages. */
export const stepPipe = 4;

/** A line for each step: the area and the page's number, or an empty one when it is no area's turn. */
export const stepLine = (step: Step | undefined): string => (step ? `${step.domain} ${step.page ?? ''}\n` : '\n');

const longestLine = 60;

function stepOf(line: string): Step | undefined {
  const [name, number] = line.split(' ');
  const domain = remoteDomains.find((known) => known === name);
  return domain && { domain, page: Number(number) || undefined };
}

/**
 * Reads lines as they arrive, in pieces of any size; only the last one counts. Code of remotes can
 * write here, too.
 */
export class StepReader {
  private rest = '';

  /** Content of the last complete line of this piece: null without one. */
  read(piece: Buffer): Step | undefined | null {
    const lines = (this.rest + piece.toString('latin1')).split('\n');
    this.rest = (lines.pop() as string).slice(-longestLine);
    const last = lines.pop();
    return last === undefined ? null : stepOf(last);
  }
}

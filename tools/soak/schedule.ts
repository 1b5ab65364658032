import { Dice } from './dice.ts';

export const cuts = ['refused', 'hanging', 'reset', 'lost-answers'] as const;
export type Cut = (typeof cuts)[number];

/** `at`, `lasts`: milliseconds from the start of the run, and of the fault. */
export type Fault =
  | { at: number; kind: 'kill'; target: string }
  | { at: number; kind: 'stop'; target: string; lasts: number }
  | { at: number; kind: 'cut'; target: string; how: Cut; lasts: number };

export interface Targets {
  processes: readonly string[];
  links: readonly string[];
}

const pause = { least: 1500, most: 5500 } as const;
/** Beyond 10 s the supervisor replaces a stopped process: both cases happen. */
const stopped = { least: 1000, most: 15_000 } as const;
const cut = { least: 1000, most: 12_000 } as const;

/** All faults of a run, computed in advance: the same seed, time and targets give the same ones. */
export function scheduleOf(seed: number, milliseconds: number, { processes, links }: Targets): Fault[] {
  const dice = new Dice(seed);
  const faults: Fault[] = [];
  for (let at = dice.between(pause.least, pause.most); at < milliseconds; at += dice.between(pause.least, pause.most)) {
    const turn = dice.next();
    if (turn < 0.3) faults.push({ at, kind: 'kill', target: dice.pick(processes) });
    else if (turn < 0.55)
      faults.push({
        at,
        kind: 'stop',
        target: dice.pick(processes),
        lasts: dice.between(stopped.least, stopped.most),
      });
    else
      faults.push({
        at,
        kind: 'cut',
        target: dice.pick(links),
        how: dice.pick(cuts),
        lasts: dice.between(cut.least, cut.most),
      });
  }
  return faults;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export function sayFault(fault: Fault): string {
  const what = {
    kill: () => `${fault.target} is killed`,
    stop: () => `${fault.target} is stopped for ${'lasts' in fault ? seconds(fault.lasts) : ''}`,
    cut: () => `${fault.target} is cut for ${'how' in fault ? `${seconds(fault.lasts)} (${fault.how})` : ''}`,
  }[fault.kind]();
  return `${seconds(fault.at).padStart(8)}  ${what}`;
}

import type { Tone } from '@arcada/drawing/ink';
import type { Solid } from '@arcada/drawing/sheet';
import { box } from '@arcada/drawing/solids';

interface Part {
  at: readonly [number, number, number];
  size: readonly [number, number, number];
}

const corners = [
  [-3, -2.4],
  [2.4, -2.4],
  [-3, 1.8],
  [2.4, 1.8],
] as const;
const columns = (z: number): Part[] => corners.map(([x, y]) => ({ at: [x, y, z], size: [0.6, 0.6, 2] }));
const slab = (z: number, thickness: number): Part[] => [{ at: [-3.4, -2.8, z], size: [6.8, 5.6, thickness] }];

/** What stands when a task is done, by the task's code. */
export const buildingTasks = [
  { code: '1.1', parts: slab(0, 0.5) },
  { code: '1.2', parts: columns(0.5) },
  { code: '1.3', parts: slab(2.5, 0.4) },
  { code: '2.2', parts: columns(2.9) },
  { code: '2.3', parts: slab(4.9, 0.4) },
] as const;

/** As much of the parts as is done: slabs grow along, columns up. */
export const grown = (parts: readonly Part[], done: number, tone: Tone): Solid[] =>
  done <= 0
    ? []
    : parts.map(({ at, size: [x, y, z] }) => box([...at], z < 1 ? [x * done, y, z] : [x, y, z * done], tone));

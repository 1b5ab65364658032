import type { Block } from './blocks.ts';
import type { Flow } from './flow.ts';
import type { Pen } from './pen.ts';

/** Blocks on pages of one direction. */
export interface BlockRun {
  across: boolean;
  blocks: readonly Block[];
}

/** What must be on one page: a heading together with the beginning of what follows. */
function leastFrom(blocks: readonly Block[], at: number, flow: Flow): number {
  const block = blocks[at];
  if (!block) return 0;
  const own = block.least(flow.width, flow.height);
  return block.isHead ? own + leastFrom(blocks, at + 1, flow) : own;
}

/** Draws runs of blocks, each from a new page on; `pause` is called after each block that turned one. */
export async function drawBlocks(pen: Pen, runs: readonly BlockRun[], pause: () => Promise<void>): Promise<void> {
  const { flow } = pen;
  for (const { across, blocks } of runs) {
    for (const [at, block] of blocks.entries()) {
      const { page } = flow;
      if (at === 0) flow.turn(across);
      else flow.need(leastFrom(blocks, at, flow));
      block.draw(pen);
      if (flow.page !== page) await pause();
    }
  }
}

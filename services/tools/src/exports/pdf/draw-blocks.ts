import type { Block } from './blocks.ts';
import { heightOf, paper, widthOf } from './canvas.ts';
import type { Pen } from './pen.ts';

/** A heading lies as what follows it. */
function isAcross(blocks: readonly Block[], at: number): boolean {
  const block = blocks[at];
  if (!block) return false;
  return block.isHead && blocks[at + 1] ? isAcross(blocks, at + 1) : block.isAcross;
}

/** What must be on one page: a heading together with the beginning of what follows. */
function leastFrom(blocks: readonly Block[], at: number): number {
  const block = blocks[at];
  if (!block) return 0;
  const across = isAcross(blocks, at);
  const own = block.least(widthOf(across) - 2 * paper.margin, heightOf(across) - 2 * paper.margin);
  return block.isHead ? own + leastFrom(blocks, at + 1) : own;
}

/** Draws blocks from a new page on; `pause` is called after each that turned one. */
export async function drawBlocks(pen: Pen, blocks: readonly Block[], pause: () => Promise<void>): Promise<void> {
  const { flow } = pen;
  for (const [at, block] of blocks.entries()) {
    const { page } = flow;
    const across = isAcross(blocks, at);
    if (at === 0 || across !== flow.across) flow.turn(across);
    else flow.need(leastFrom(blocks, at));
    block.draw(pen);
    if (flow.page !== page) await pause();
  }
}

import { type Canvas, heightOf, paper, widthOf } from './canvas.ts';

/** Where the next thing goes. Pages turn when there is no more room. */
export class Flow {
  page = 0;
  across = false;
  y: number = paper.margin;
  readonly x: number = paper.margin;

  /** `dress` draws what each page has beside its text. */
  private readonly canvas: Canvas;
  private readonly dress: (flow: Flow) => void;

  constructor(canvas: Canvas, dress: (flow: Flow) => void) {
    this.canvas = canvas;
    this.dress = dress;
  }

  get width(): number {
    return widthOf(this.across) - 2 * paper.margin;
  }

  /** Room of an empty page. */
  get height(): number {
    return heightOf(this.across) - 2 * paper.margin;
  }

  get room(): number {
    return heightOf(this.across) - paper.margin - this.y;
  }

  get isAtTop(): boolean {
    return this.y === paper.margin;
  }

  turn(across = this.across): void {
    this.page++;
    this.across = across;
    this.canvas.turn(across);
    this.y = paper.margin;
    this.dress(this);
  }

  /** Turns to a new page unless there is so much room. */
  need(height: number): void {
    if (height > this.room && !this.isAtTop) this.turn();
  }

  /** Leaves a space, which a page doesn't begin with. */
  skip(height: number): void {
    if (!this.isAtTop) this.y += height;
  }
}

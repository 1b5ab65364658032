import { height, ink, label, screen, signal, top, width } from './screen.ts';

interface Port {
  Id: string;
  Name: string;
}

/** The parts of a Dynamo file (.dyn) that are drawn. */
export interface DynamoGraph {
  Nodes: { Id: string; NodeType: string; InputValue?: unknown; Inputs: Port[]; Outputs: Port[] }[];
  Connectors: { Start: string; End: string }[];
  View: { NodeViews: { Id: string; Name: string; X: number; Y: number }[] };
}

const node = { width: 104, head: 17, row: 12 };
const margin = 14;

interface Box {
  id: string;
  name: string;
  x: number;
  y: number;
  height: number;
  value: string | undefined;
  isCode: boolean;
  inputs: Port[];
  outputs: Port[];
}

/** Nodes at their places in the file, scaled to the sheet, and their connectors. */
export function drawGraph(title: string, graph: DynamoGraph): string {
  const views = new Map(graph.View.NodeViews.map((view) => [view.Id, view]));
  const placed = graph.Nodes.map(({ Id, NodeType, InputValue, Inputs, Outputs }) => {
    const view = views.get(Id);
    if (!view) throw new Error(`${title}: a node without a place`);
    const value = InputValue === undefined || InputValue === '' ? undefined : String(InputValue);
    const rows = Math.max(Inputs.length, value === undefined ? 0 : 1, 1);
    const size = node.head + rows * node.row + 4;
    return {
      id: Id,
      name: view.Name,
      x: view.X,
      y: view.Y,
      height: size,
      value,
      isCode: NodeType.includes('Python'),
      inputs: Inputs,
      outputs: Outputs,
    };
  });
  const boxes = fit(placed);
  const port = (id: string, side: 'inputs' | 'outputs') => {
    const box = boxes.find((one) => one[side].some((each) => each.Id === id));
    if (!box) throw new Error(`${title}: a connector without a port`);
    const row = box[side].findIndex((each) => each.Id === id);
    return [box.x + (side === 'outputs' ? node.width : 0), box.y + node.head + (row + 0.5) * node.row] as const;
  };
  const wires = graph.Connectors.map(({ Start, End }) => {
    const [x1, y1] = port(Start, 'outputs');
    const [x2, y2] = port(End, 'inputs');
    const bend = Math.max(12, (x2 - x1) / 2);
    return `<path d="M${x1} ${y1}C${round(x1 + bend)} ${y1} ${round(x2 - bend)} ${y2} ${x2} ${y2}" fill="none" stroke="${ink.blue}" stroke-width="1.2"/>`;
  });
  return screen(title, [...wires, ...boxes.map(drawBox)]);
}

const round = (value: number) => Math.round(value * 10) / 10;

/** In the columns of the file, evenly over the sheet; in each they keep their order of height. */
function fit(placed: readonly Box[]): Box[] {
  const columns = [...new Set(placed.map(({ x }) => x))].sort((one, other) => one - other);
  const step = (width - 2 * margin - node.width) / Math.max(1, columns.length - 1);
  if (step < node.width + margin && columns.length > 1) throw new Error(`${columns.length} columns don't fit`);
  const boxes = placed.map((box) => ({ ...box, x: round(margin + columns.indexOf(box.x) * step) }));
  for (const x of new Set(boxes.map((box) => box.x))) {
    const column = boxes.filter((box) => box.x === x).sort((a, b) => a.y - b.y);
    const room = height - top - 2 * margin;
    const used = column.reduce((sum, box) => sum + box.height, 0);
    const gap = Math.min(24, (room - used) / Math.max(1, column.length - 1));
    let y = top + margin + (room - used - gap * (column.length - 1)) / 2;
    for (const box of column) {
      box.y = round(y);
      y += box.height + gap;
    }
  }
  return boxes;
}

const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

function drawBox({ name, x, y, height: size, value, isCode, inputs }: Box): string {
  const rowAt = (row: number) => y + node.head + (row + 0.5) * node.row + 3;
  return [
    `<rect x="${x}" y="${y}" width="${node.width}" height="${size}" rx="4" fill="${ink.bar}" stroke="${isCode ? signal : ink.line}"/>`,
    label(x + 7, y + 11.5, short(name, 17), { size: 9 }),
    ...inputs.map((input, row) => label(x + 7, round(rowAt(row)), short(input.Name, 17), { size: 8, fill: ink.mute })),
    ...(value === undefined
      ? []
      : [label(x + 7, round(rowAt(inputs.length)), short(value, 19), { size: 8, fill: ink.blue })]),
  ].join('');
}

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DynamoGraph, drawGraph } from './graph.ts';
import { drawCode, drawLines, drawTerminal } from './lines.ts';
import { ink } from './screen.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const downloads = path.join(root, 'services/store/src/seed/downloads');
const images = path.join(root, 'services/store/src/seed/images');

/** Runs a product's own tool with its own sample, as its buyer does. What a check finds is its result: it may end with 1. */
function runTool(product: string, command: string) {
  const { stdout, stderr, status } = spawnSync('python3', ['-B', ...command.split(' ').slice(1)], {
    cwd: path.join(downloads, product),
    encoding: 'utf8',
    env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
  });
  if (status !== 0 && status !== 1) throw new Error(`${product}: ${command}: ${stderr}`);
  return { command, printed: stdout };
}

const read = (product: string, file: string) => readFileSync(path.join(downloads, product, file), 'utf8');

const terminal = (product: string, ...commands: string[]) =>
  drawTerminal(
    product,
    commands.map((command) => runTool(product, command)),
  );

const graph = (product: string, name: string) =>
  drawGraph(`${name}.dyn`, JSON.parse(read(product, `${name}.dyn`)) as DynamoGraph);

/** The lines of a source file from one that contains the first text to one that contains the second, or is that bracket. */
function code(product: string, file: string, from: string, to: string): string {
  const lines = read(product, file).trimEnd().split('\n');
  const start = lines.findIndex((line) => line.includes(from));
  // A bracket ends what begins as far to the left: others are within it.
  const isEnd = (line: string) => (to.trim() === '}' ? line === to : line.includes(to));
  const end = lines.findIndex((line, at) => at >= start && isEnd(line));
  if (start < 0 || end < 0) throw new Error(`${product}: ${file} has no such lines`);
  return drawCode(path.basename(file), lines.slice(start, end + 1));
}

/** What a download unpacks to. */
function tree(product: string): string {
  const files = readdirSync(path.join(downloads, product), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.parentPath.includes('__pycache__') && entry.name !== '__pycache__')
    .map((entry) => ({
      name: path.relative(path.join(downloads, product), path.join(entry.parentPath, entry.name)),
      isFolder: entry.isDirectory(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return drawLines(product, [
    { text: `${product}/`, fill: ink.blue },
    ...files.map(({ name, isFolder }) => ({
      text: `${'  '.repeat(name.split(path.sep).length)}${path.basename(name)}${isFolder ? '/' : ''}`,
      ...(isFolder && { fill: ink.blue }),
    })),
  ]);
}

/** A table of the sample data, as it is. */
const table = (product: string, file: string) =>
  drawLines(
    path.basename(file),
    read(product, file)
      .trimEnd()
      .split('\n')
      .map((text, at) => ({ text, ...(at === 0 && { fill: ink.blue }) })),
  );

/**
 * The products at work: what their tools print, how their graphs are wired, what their source decides. Drawn from the
 * files that buyers get, so a picture can't show what a product doesn't do.
 */
const pictures: Record<string, () => string[]> = {
  'bcf-summary': () => [
    terminal('bcf-summary', 'python3 summarise_bcf.py sample/coordination.bcfzip --on 2026-03-02'),
    tree('bcf-summary'),
  ],
  'container-name-checker': () => [
    terminal('container-name-checker', 'python3 check_names.py sample/containers.txt'),
    table('container-name-checker', 'sample/containers.txt'),
  ],
  'delivery-plan-checker': () => [
    terminal('delivery-plan-checker', 'python3 check_matrix.py sample/matrix.csv'),
    terminal(
      'delivery-plan-checker',
      'python3 check_deliverables.py sample/midp.csv --milestones sample/milestones.csv',
    ),
  ],
  'ifc-property-counter': () => [
    terminal('ifc-property-counter', 'python3 count_properties.py sample/school.ifc'),
    terminal(
      'ifc-property-counter',
      'python3 count_properties.py sample/school.ifc --ifc-class IfcDoor --require Pset_DoorCommon.FireRating',
    ),
  ],
  'bim-automation-scripts-pack': () => [
    terminal(
      'bim-automation-scripts-pack',
      'python3 compare_schedules.py sample/schedules/doors-march.csv sample/schedules/doors-april.csv --key Mark',
    ),
    terminal(
      'bim-automation-scripts-pack',
      'python3 verify_delivery.py sample/folder sample/register.csv',
      'python3 rename_from_csv.py sample/folder sample/rename.csv',
    ),
  ],
  'advanced-dynamo-toolkit': () => [
    graph('advanced-dynamo-toolkit', 'renumber-rooms'),
    graph('advanced-dynamo-toolkit', 'copy-parameter'),
  ],
  'grid-and-level-builder': () => [
    graph('grid-and-level-builder', 'grids-from-spacing'),
    graph('grid-and-level-builder', 'levels-from-csv'),
  ],
  'room-data-graphs': () => [
    graph('room-data-graphs', 'area-against-brief'),
    graph('room-data-graphs', 'rooms-from-csv'),
  ],
  'sheet-set-builder': () => [graph('sheet-set-builder', 'sheets-from-csv'), graph('sheet-set-builder', 'place-views')],
  'level-guard': () => [
    code('level-guard', 'source/LevelRule.cs', 'public Level Declared', '        }'),
    tree('level-guard'),
  ],
  'headroom-check': () => [
    code('headroom-check', 'source/HeadroomCommand.cs', 'double clear =', 'rows.Add('),
    tree('headroom-check'),
  ],
  'sheet-ledger': () => [
    code('sheet-ledger', 'source/SheetLedgerCommand.cs', 'IEnumerable<string> Remarks', '        }'),
    tree('sheet-ledger'),
  ],
  'warning-ledger': () => [
    code('warning-ledger', 'source/WarningCounts.cs', 'Load(string path)', '        }'),
    tree('warning-ledger'),
  ],
  'parameter-bridge': () => [
    code('parameter-bridge', 'source/ImportCommand.cs', 'foreach (List<string> row', '                }'),
    tree('parameter-bridge'),
  ],
};

/** Each picture's file and what is in it. */
export const picturesAtWork = (): { file: string; svg: string }[] =>
  Object.entries(pictures).flatMap(([product, draw]) =>
    draw().map((svg, at) => ({ file: path.join(images, `${product}-at-work-${at + 1}.svg`), svg: `${svg}\n` })),
  );

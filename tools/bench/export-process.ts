import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from '../workspace.ts';
import { largeDocument } from './large-document.ts';

// node tools/bench/export-process.ts FORMAT: one file by the built worker of the tools service, in a process of its own,
// whose peak of memory is its own.
const format = process.argv[2] ?? '';
const document = largeDocument();
const rest = process.memoryUsage().rss;
const begun = performance.now();
const worker = new Worker(path.join(root, 'services/tools/dist/export.worker.js'), {
  workerData: { kind: 'file', format, document },
  // As the service limits it.
  resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 8 },
});
let bytes = 0;
worker.on('message', (message: { kind: string; bytes?: Uint8Array; refusal?: string }) => {
  if (message.refusal) throw new Error(`No ${format}: ${message.refusal}`);
  bytes += message.bytes?.length ?? 0;
  if (message.kind !== 'end') return;
  const milliseconds = performance.now() - begun;
  const peak = process.resourceUsage().maxRSS * 1024;
  console.log(JSON.stringify({ milliseconds, rest, peak, bytes }));
  void worker.terminate();
});

import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { compile } from '@arcada/federation';
import type { Configuration } from '@rspack/core';
import { chromium } from 'playwright-core';
import { chromiumOptions } from './browser.ts';
import type { WorkerMeasured } from './ids-in-browser.worker.ts';
import { atMost, type Figure, median, plain } from './report.ts';

const runs = 5;

const configuration = (folder: string): Configuration => ({
  mode: 'production',
  target: 'webworker',
  entry: path.join(import.meta.dirname, 'ids-in-browser.worker.ts'),
  output: { path: folder, filename: 'worker.js', publicPath: '/' },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
      },
    ],
  },
});

/** Serves the worker's files and the model, and an empty page. */
function serve(folder: string): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const file = path.join(folder, path.basename(request.url ?? ''));
    if (request.url === '/' || !fs.existsSync(file)) {
      response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>bench</title>');
      return;
    }
    response.writeHead(200, { 'content-type': file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream' });
    fs.createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** In the page: gives the model to a new worker, and measures the longest time between two frames meanwhile. */
async function checkInWorker(): Promise<WorkerMeasured & { longestFrame: number }> {
  const model = await (await fetch('/model.ifc')).arrayBuffer();
  let longestFrame = 0;
  let running = true;
  let last = performance.now();
  const frame = (now: number) => {
    longestFrame = Math.max(longestFrame, now - last);
    last = now;
    if (running) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const worker = new Worker('/worker.js');
  const measured = await new Promise<WorkerMeasured>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(model, [model]);
  });
  running = false;
  worker.terminate();
  return { ...measured, longestFrame };
}

/** The check in a worker of Chromium, as visitors have it. `folder` has the model as model.ifc. */
export async function idsInBrowser(executable: string, folder: string): Promise<Figure[]> {
  await compile(configuration(folder));
  const server = await serve(folder);
  const browser = await chromium.launch(chromiumOptions(executable));
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const found = [];
    for (let run = 0; run < runs; run++) found.push(await page.evaluate(checkInWorker));
    const total = median(found.map(({ openMs, checkMs }) => openMs + checkMs));
    return [
      atMost('ids: the same in a worker of Chromium', total / 1000, 3, ' s'),
      atMost('ids: the longest frame of its page', median(found.map(({ longestFrame }) => longestFrame)), 50, ' ms'),
      plain('ids: reports of progress', String(median(found.map(({ reports }) => reports)))),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

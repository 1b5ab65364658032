import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import autocannon from 'autocannon';

export interface LoadResult {
  /** Responses a second, the mean over the run. */
  rate: number;
  /** 99th percentile of the response time in milliseconds. */
  p99: number;
  /** Responses other than 2xx, and calls without a response. */
  failed: number;
}

export interface LoadOptions {
  url: string;
  seconds?: number;
  headers?: Record<string, string>;
  requests?: autocannon.Request[];
}

/** 10 connections without pipelining, as comparable projects were measured. */
export async function load({ url, seconds = 5, headers = {}, requests }: LoadOptions): Promise<LoadResult> {
  const result = await autocannon({ url, connections: 10, duration: seconds, headers, requests });
  return { rate: result.requests.mean, p99: result.latency.p99, failed: result.non2xx + result.errors };
}

export interface Floor {
  url: string;
  stop: () => void;
}

/**
 * A bare node:http server in a separate process that sends the current response of `url` to every
 * request.
 */
export async function floorFor(url: string, headers: Record<string, string> = {}): Promise<Floor> {
  const response = await fetch(url, { headers });
  const body = Buffer.from(await response.arrayBuffer()).toString('base64');
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'floor-server.ts'));
  const port = await new Promise<number>((resolve) => {
    child.once('message', (message) => resolve(message as number));
    child.send({ body, type: response.headers.get('content-type') });
  });
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

import { type BimDocument, type Checked, difference, editOf } from '@arcada/bim';
import { localDay } from '../editing/local-day.ts';
import type { CheckRequest, CheckResponse } from './check-messages.ts';

/** The part of a Worker that the link uses. */
export type CheckPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>;

/** A check takes milliseconds; a worker that needs longer than this is stuck or was never loaded. */
const longestMilliseconds = 10_000;

interface Listener {
  onChecked: (checked: Checked) => void;
  onFailed: () => void;
}

/**
 * The page's side: sends what was edited to the worker, one request at a time. What is typed meanwhile is sent together
 * afterwards, and a result that it has made stale isn't reported.
 */
export class CheckLink {
  private readonly port: CheckPort;
  private readonly listener: Listener;
  private sent: BimDocument | undefined;
  private waiting: BimDocument | undefined;
  private latest: Checked | undefined;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(port: CheckPort, listener: Listener) {
    this.port = port;
    this.listener = listener;
    port.onmessage = ({ data }: MessageEvent<CheckResponse>) => this.receive(data);
    port.onerror = () => this.fail();
    port.onmessageerror = () => this.fail();
  }

  check(document: BimDocument): void {
    if (this.timer === undefined) this.send(document);
    else this.waiting = document;
  }

  close(): void {
    clearTimeout(this.timer);
    this.port.onmessage = null;
    this.port.onerror = null;
    this.port.terminate();
  }

  private send(document: BimDocument): void {
    const about = { number: ++this.count, today: localDay() };
    const request: CheckRequest = this.sent
      ? { ...about, edits: difference(this.sent, document).map(editOf) }
      : { ...about, document };
    this.sent = document;
    this.timer = setTimeout(() => this.fail(), longestMilliseconds);
    this.port.postMessage(request);
  }

  private receive({ number, checked }: CheckResponse): void {
    if (number !== this.count) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (checked) this.latest = checked;
    const next = this.waiting;
    this.waiting = undefined;
    if (next) this.send(next);
    else if (this.latest) this.listener.onChecked(this.latest);
  }

  private fail(): void {
    this.close();
    this.listener.onFailed();
  }
}

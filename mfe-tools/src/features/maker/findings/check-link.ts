import { type BimDocument, difference, editOf, type UnreadDay } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { localDay } from '../../../shared/local-day.ts';
import type { CheckRequest, CheckResponse, SaidChecked } from './check-messages.ts';

/** The part of a Worker that the link uses. */
export type CheckPort = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>;

/** A check takes milliseconds; a worker that needs longer than this is stuck or was never loaded. */
const longestMilliseconds = 10_000;

interface Checkable {
  document: BimDocument;
  /** The EIR that it answers. */
  eir: BimDocument | undefined;
  unread?: readonly UnreadDay[] | undefined;
  /** Of the words. */
  language: Language;
}
interface Listener {
  onChecked: (checked: SaidChecked) => void;
  onFailed: () => void;
}

/**
 * The page's side: sends what was edited to the worker, one request at a time. What is typed meanwhile is sent together
 * afterwards, and a result that it has made stale isn't reported.
 */
export class CheckLink {
  private readonly port: CheckPort;
  private readonly listener: Listener;
  private sent: Checkable | undefined;
  private waiting: Checkable | undefined;
  private latest: SaidChecked | undefined;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(port: CheckPort, listener: Listener) {
    this.port = port;
    this.listener = listener;
    port.onmessage = ({ data }: MessageEvent<CheckResponse>) => this.receive(data);
    port.onerror = () => this.fail();
    port.onmessageerror = () => this.fail();
  }

  check(checkable: Checkable): void {
    if (this.timer === undefined) this.send(checkable);
    else this.waiting = checkable;
  }

  close(): void {
    clearTimeout(this.timer);
    this.port.onmessage = null;
    this.port.onerror = null;
    this.port.terminate();
  }

  private send(checkable: Checkable): void {
    const { document, eir, language, unread } = checkable;
    const { sent } = this;
    const changed = eir === sent?.eir ? {} : { eir: eir ?? null };
    const about = {
      number: ++this.count,
      today: localDay(),
      language,
      ...changed,
      ...(unread && unread.length > 0 && { unread }),
    };
    const request: CheckRequest = sent
      ? { ...about, edits: difference(sent.document, document).map(editOf) }
      : { ...about, document };
    this.sent = checkable;
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

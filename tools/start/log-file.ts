import fs from 'node:fs';
import path from 'node:path';

export interface LogOptions {
  /** Name of the process, for the lines that the launcher adds. */
  service: string;
  /** Size at which a file is rotated. */
  maxBytes: number;
  /** Prints what a person at the terminal should know. */
  say?: (line: string) => void;
}

export const defaultLogBytes = 10 * 1024 * 1024;
/** Older files that are kept: `store.log.1` is the most recent. */
const kept = 3;
/** Lines of the running process kept in memory, for the message when it fails. */
const remembered = 25;

/** File for the output of one process. */
export const logFile = (dataDir: string, name: string) => path.join(dataDir, 'logs', `${name}.log`);

/**
 * A log that rotates by size. Writing never throws: dropped lines are counted, and the count is
 * logged later.
 */
export class LogFile {
  readonly file: string;
  readonly #options: LogOptions;
  #handle: number | undefined;
  #size = 0;
  #dropped = 0;
  /** The last write stopped in the middle of a line. */
  #torn = false;
  #last: string[] = [];

  constructor(file: string, options: LogOptions) {
    this.file = file;
    this.#options = options;
  }

  /** Clears the lines in memory: what `last` returns belongs to one process. */
  forget(): void {
    this.#last = [];
  }

  get last(): string {
    return this.#last.join('\n');
  }

  write(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.#last = [...this.#last, ...lines].slice(-remembered);
    const dropped = this.#dropped;
    try {
      this.#open();
      if (dropped > 0) this.#append([this.#confession(dropped)]);
      this.#dropped = 0;
      this.#append(lines);
      if (dropped > 0) this.#say(`can be written again; ${dropped} lines were dropped`);
    } catch (error) {
      if (dropped === 0) this.#say(`can't be written (${reasonOf(error)}): its lines are dropped`);
      this.#dropped += lines.length;
      this.close();
    }
  }

  close(): void {
    const handle = this.#handle;
    this.#handle = undefined;
    if (handle !== undefined) fs.closeSync(handle);
  }

  #open(): void {
    if (this.#handle !== undefined) return;
    fs.mkdirSync(path.dirname(this.file), { recursive: true, mode: 0o700 });
    this.#handle = fs.openSync(this.file, 'a', 0o600);
    this.#size = fs.fstatSync(this.#handle).size;
  }

  #append(lines: readonly string[]): void {
    const text = lines.map((line) => `${line}\n`).join('');
    if (this.#size > 0 && this.#size + Buffer.byteLength(text) > this.#options.maxBytes) this.#rotate();
    const bytes = Buffer.from(this.#torn ? `\n${text}` : text);
    for (let sent = 0; sent < bytes.length; ) {
      const count = fs.writeSync(this.#handle as number, bytes, sent);
      sent += count;
      this.#size += count;
      this.#torn = bytes[sent - 1] !== endOfLine;
    }
  }

  #rotate(): void {
    this.close();
    try {
      for (let age = kept; age > 0; age -= 1) {
        const younger = age === 1 ? this.file : `${this.file}.${age - 1}`;
        if (fs.existsSync(younger)) fs.renameSync(younger, `${this.file}.${age}`);
      }
      this.#torn = false;
    } catch (error) {
      // A log that grows is better than one that stops.
      this.#say(`can't be set aside (${reasonOf(error)})`);
    }
    this.#open();
  }

  #confession(count: number): string {
    const message = `${count} lines were dropped because the log could not be written`;
    return JSON.stringify({ time: new Date().toISOString(), level: 'error', service: this.#options.service, message });
  }

  #say(what: string): void {
    this.#options.say?.(`the log of ${this.#options.service} ${what}`);
  }
}

const endOfLine = 10;
const reasonOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

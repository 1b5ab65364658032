/** Longer text without a line end is logged as it is. */
const longestLine = 256 * 1024;

function isJson(line: string): boolean {
  if (!line.startsWith('{')) return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/** What Node itself prints, such as warnings and the stacks of uncaught errors, as one line of JSON. */
function wrap(service: string, text: string): string {
  const level = /^\(node:\d+\) /.test(text) ? 'warn' : 'error';
  return JSON.stringify({ time: new Date().toISOString(), level, service, message: text });
}

/** Splits the output of a process into lines of JSON. Plain lines that arrive together become one. */
export class LogLines {
  readonly #service: string;
  #rest = '';

  constructor(service: string) {
    this.#service = service;
  }

  take(chunk: string): string[] {
    const lines = (this.#rest + chunk).split('\n');
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > longestLine) lines.push(...this.#takeRest());
    return this.#inJson(lines);
  }

  /** What arrived after the last line end. */
  end(): string[] {
    return this.#inJson(this.#takeRest());
  }

  #takeRest(): string[] {
    const rest = this.#rest;
    this.#rest = '';
    return rest === '' ? [] : [rest];
  }

  #inJson(lines: readonly string[]): string[] {
    const result: string[] = [];
    let plain: string[] = [];
    const endPlain = () => {
      const text = plain.join('\n').trimEnd();
      if (text !== '') result.push(wrap(this.#service, text));
      plain = [];
    };
    for (const line of lines) {
      if (!isJson(line)) plain.push(line);
      else {
        endPlain();
        result.push(line);
      }
    }
    endPlain();
    return result;
  }
}

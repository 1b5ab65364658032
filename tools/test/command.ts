import { spawn } from 'node:child_process';
import { root } from '../workspace.ts';

export interface CommandResult {
  code: number;
  /** Standard output and error together; empty when it was shown at once. */
  output: string;
}

interface CommandOptions {
  environment?: Record<string, string>;
  /** Show the output while it comes instead of keeping it. */
  show?: boolean;
}

/** Runs a program in the root folder, without input; `node` is the Node that runs this tool. */
export function runProgram(program: string, parameters: readonly string[], options: CommandOptions = {}) {
  return new Promise<CommandResult>((resolve, reject) => {
    const child = spawn(program === 'node' ? process.execPath : program, parameters, {
      cwd: root,
      env: { ...process.env, ...options.environment },
      stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

import { checkFile } from './check-file.ts';
import type { WorkAnswer, WorkRequest } from './messages.ts';
import { readRequirements } from './read-requirements.ts';
import { faultOf } from './work-fault.ts';

/** What the worker does with its one request. */
export async function answerWork(request: WorkRequest, send: (answer: WorkAnswer) => void): Promise<void> {
  try {
    if (request.kind === 'read') return send(await readRequirements(request));
    const result = await checkFile(request, (progress) => send({ progress }));
    if (!('specifications' in result)) return send({ fault: result });
    request.results.postMessage(result);
    send({ checked: true });
  } catch (error) {
    send({ fault: await faultOf(error) });
  }
}

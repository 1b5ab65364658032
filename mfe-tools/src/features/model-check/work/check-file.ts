import { type CheckResult, checkModel, openModel } from '@arcada/ids';
import type { CheckProgress, CheckRequest, WorkFault } from './messages.ts';

/** In bytes: browsers give a worker about 4 GB, and the model's index needs half the file's size again. */
export const mostModelBytes = 1_500_000_000;

/** Opens and checks a model; a fault when it is too large to be tried. */
export async function checkFile(
  { ids, model }: Pick<CheckRequest, 'ids' | 'model'>,
  onProgress: (progress: CheckProgress) => void,
): Promise<CheckResult | WorkFault> {
  if (model.size > mostModelBytes) return { key: 'too-large' };
  onProgress({ phase: 'reading', share: 0 });
  const bytes = new Uint8Array(await model.arrayBuffer());
  const opened = await openModel(bytes, { onProgress: (share) => onProgress({ phase: 'opening', share }) });
  return checkModel(opened, ids, { onProgress: (share) => onProgress({ phase: 'checking', share }) });
}

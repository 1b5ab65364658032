import type { DomainError } from '@arcada/service-kit';
import { jobError } from './export.errors.ts';
import { JobFault } from './workers/run-job.ts';

const textsOf = ({ text }: DomainError) => Object.values(text);

test.each(['late', 'failed'] as const)('has other words for an import that is %s than for an export', (reason) => {
  const fault = new JobFault(reason);
  const [read, written] = [jobError(fault, 'sheets'), jobError(fault, 'file')];
  expect([read.code, written.code]).toEqual([`tools.import.${reason}`, `tools.export.${reason}`]);
  expect(read.status).toBe(written.status);
  expect(read.extra).toEqual(written.extra);
  for (const text of textsOf(read)) expect(textsOf(written)).not.toContain(text);
});

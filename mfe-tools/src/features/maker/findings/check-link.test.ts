import { applyEdits, type BimDocument, check, emptyDocument, explain, fromEir, sampleDocument } from '@arcada/bim';
import { jest } from '@jest/globals';
import { localDay } from '../../../shared/local-day.ts';
import { CheckLink, type CheckPort } from './check-link.ts';
import { type CheckRequest, checkResponder, type SaidChecked } from './check-messages.ts';

const named = (document: BimDocument, projectName: string) =>
  applyEdits(document, [{ op: 'field', field: 'projectName', value: projectName }]);
const empty = emptyDocument('bep-pre', 'en');
const language = 'en';
const of = (document: BimDocument) => ({ document, eir: undefined, language }) as const;
const found = (document: BimDocument) =>
  check(document, { today: localDay() }).map((finding) => ({
    ...finding,
    message: explain(finding, language).message,
  }));

/** The worker's own code behind a port whose messages are copied, and delivered when the test says so. */
function workerPort() {
  const respond = checkResponder();
  const requests: CheckRequest[] = [];
  let ended = false;
  const port: CheckPort = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (request: CheckRequest) => void requests.push(structuredClone(request)),
    terminate: () => {
      ended = true;
    },
  };
  const deliver = () => {
    const request = requests.at(-1);
    if (request) port.onmessage?.call(port as Worker, { data: structuredClone(respond(request)) } as MessageEvent);
  };
  return { port, requests, deliver, isEnded: () => ended };
}

function linked() {
  const worker = workerPort();
  const results: SaidChecked[] = [];
  let failures = 0;
  const link = new CheckLink(worker.port, {
    onChecked: (checked) => results.push(checked),
    onFailed: () => {
      failures += 1;
    },
  });
  return { ...worker, link, results, failures: () => failures };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the document is sent once, then only what was edited; findings are those of the whole document', () => {
  const { link, requests, deliver, results } = linked();
  link.check(of(empty));
  deliver();
  expect(results.at(-1)?.findings).toEqual(found(empty));
  const next = named(empty, 'Hospital');
  link.check(of(next));
  deliver();
  expect(requests[1]).toMatchObject({ edits: [{ op: 'field', field: 'projectName', value: 'Hospital' }] });
  expect(results.at(-1)?.findings).toEqual(found(next));
});

test('what is typed during a check is sent together after it, and the stale result is dropped', () => {
  const { link, requests, deliver, results } = linked();
  link.check(of(empty));
  for (const name of ['H', 'Ho', 'Hos']) link.check(of(named(empty, name)));
  expect(requests).toHaveLength(1);
  deliver();
  expect(results).toHaveLength(0);
  expect(requests).toHaveLength(2);
  deliver();
  expect(results).toHaveLength(1);
  expect(results[0]?.findings).toEqual(found(named(empty, 'Hos')));
});

test('an edit that changes no finding brings no new result to draw', () => {
  const { link, deliver, results } = linked();
  link.check(of(named(empty, 'A')));
  deliver();
  link.check(of(named(empty, 'B')));
  deliver();
  expect(results).toHaveLength(2);
  expect(results[1]).toBe(results[0]);
});

test('a page in another language gets the same findings in its words', () => {
  const { link, requests, deliver, results } = linked();
  link.check(of(empty));
  deliver();
  link.check({ ...of(empty), language: 'pt-BR' });
  deliver();
  expect(requests[1]).toMatchObject({ edits: [], language: 'pt-BR' });
  const [before, after] = results.map(({ findings }) => findings);
  expect(after?.map(({ rule }) => rule)).toEqual(before?.map(({ rule }) => rule));
  expect(after?.[0]?.message).toBe(after?.[0] && explain(after[0], 'pt-BR').message);
  expect(after?.[0]?.message).not.toBe(before?.[0]?.message);
});

test('the linked EIR is sent once, and again when it has changed', () => {
  const { link, requests, deliver, results } = linked();
  const eir = sampleDocument('eir', 'en', '2026-09-01');
  const bep = fromEir(eir, 'e1');
  const newer = applyEdits(eir, [
    { op: 'cell', table: 'requirements', row: eir.tables.requirements[0]?.id ?? '', column: 'text', value: 'New' },
  ]);
  const rulesOf = () => results.at(-1)?.findings.map(({ rule }) => rule);
  for (const at of [eir, eir, newer, undefined]) {
    link.check({ document: bep, eir: at, language });
    deliver();
    expect(rulesOf()?.includes('eir-requirement-changed')).toBe(at === newer);
  }
  expect(requests.map((request) => request.eir && 'sent')).toEqual(['sent', undefined, 'sent', null]);
});

test('a day that a cell shows and that cannot be read is not said to be missing', () => {
  const { link, deliver, results } = linked();
  const [row] = sampleDocument('bep-post', 'en', localDay()).tables.deliverables;
  const cell = { table: 'deliverables', row: row?.id ?? '', column: 'dueDate' } as const;
  const document = applyEdits(sampleDocument('bep-post', 'en', localDay()), [{ op: 'cell', ...cell, value: '' }]);
  const rulesOf = () => results.at(-1)?.findings.map(({ rule }) => rule);
  link.check(of(document));
  deliver();
  expect(rulesOf()).toEqual(['deliverable-without-date']);
  link.check({ ...of(document), unread: [{ ...cell, text: '03/04/2027' }] });
  deliver();
  expect(rulesOf()).toEqual(['date-unreadable']);
  expect(results.at(-1)?.findings[0]).toMatchObject({ message: expect.stringContaining('03/04/2027') });
  expect(results.at(-1)?.findings[0]?.edits).toBeUndefined();
});

test('an error of the worker and a worker that does not respond are failures', () => {
  const broken = linked();
  broken.link.check(of(empty));
  broken.port.onerror?.call(broken.port as Worker, new Event('error') as ErrorEvent);
  expect([broken.failures(), broken.isEnded()]).toEqual([1, true]);
  const silent = linked();
  silent.link.check(of(empty));
  jest.advanceTimersByTime(10_000);
  expect([silent.failures(), silent.isEnded()]).toEqual([1, true]);
});

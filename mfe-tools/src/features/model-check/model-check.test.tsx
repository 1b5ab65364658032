import { emptyDocument, sampleDocument } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { writeIds } from '@arcada/ids';
import { LanguageContext } from '@arcada/platform';
import { chooseOption, type FakeApi, fakeApi, renderInSite } from '@arcada/testing/render';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import en from '../../locales/en.json' with { type: 'json' };
import { localDay } from '../../shared/local-day.ts';
import { wallsIds, wallsText } from './model.fixture.ts';
import { Component } from './model-check.page.tsx';
import { answerWork } from './work/answer-work.ts';
import type { WorkRequest } from './work/messages.ts';
import { openReport } from './work/open-report.ts';
import { ReportDesk } from './work/report-desk.ts';
import type { ReportQuestion, ReportStart } from './work/report-messages.ts';

const id = '6c4f4c2a-9f5f-4a52-8c43-0b4f0e2a4444';
let running: Set<object>;

/** Does the workers' work in the page: jsdom has no workers. */
class PageWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly isReport: boolean;
  private ask: ((question: ReportQuestion) => void) | undefined;

  constructor(address: URL) {
    this.isReport = address.pathname.includes('report');
    running.add(this);
  }
  private readonly send = (data: unknown) => running.has(this) && this.onmessage?.({ data });
  postMessage(data: unknown) {
    if (!this.isReport) void answerWork(data as WorkRequest, this.send);
    else if (this.ask) this.ask(data as ReportQuestion);
    else this.ask = openReport(data as ReportStart, this.send);
  }
  terminate() {
    running.delete(this);
  }
}

interface Port {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage: (data: unknown) => void;
  close: () => void;
}
/** A channel that works in both directions and keeps no process alive. */
class PairedChannel {
  readonly port1: Port = portTo(() => this.port2);
  readonly port2: Port = portTo(() => this.port1);
}
const portTo = (other: () => Port): Port => ({
  onmessage: null,
  postMessage: (data) => setTimeout(() => other().onmessage?.({ data })),
  close: () => undefined,
});

let api: FakeApi;
const channel = globalThis.MessageChannel;
const summary = {
  id,
  type: 'bep-post',
  language: 'en',
  number: 'N1',
  title: 'Hospital',
  updatedAt: '2026-09-01T10:00:00.000Z',
  version: 'a',
  archived: false,
};
beforeEach(() => {
  running = new Set();
  Object.assign(globalThis, { Worker: PageWorker, MessageChannel: PairedChannel });
  api = fakeApi({
    'GET /api/documents': { body: { items: [summary], total: 1, page: 1, pageSize: 100 } },
    [`GET /api/documents/${id}`]: { body: { ...summary, document: sampleDocument('bep-post', 'en', '2026-11-23') } },
  });
});
afterEach(() => {
  api.restore();
  Reflect.deleteProperty(globalThis, 'Worker');
  globalThis.MessageChannel = channel;
});
const show = (path = '/tools/model-check') => renderInSite(<Component />, { texts: { tools: en }, path });
/** jsdom's files can't be read. */
const fileOf = (name: string, text: string) =>
  Object.assign(new File([text], name), {
    text: async () => text,
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });
const give = (label: string, name: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files: [fileOf(name, text)] } });
const start = () => screen.getByRole('button', { name: 'Check the model' }) as HTMLButtonElement;

async function checkWalls(count: number) {
  fireEvent.click(screen.getByRole('tab', { name: 'IDS file' }));
  give('IDS file', 'walls.ids', writeIds(wallsIds));
  await screen.findByText(/2 specifications, 2 requirements/);
  give('IFC file', 'tower.ifc', wallsText(count));
  fireEvent.click(start());
}

test('a model is checked against an IDS file, and the workers end with the page', async () => {
  const { unmount } = await show();
  await screen.findByLabelText('Document');
  expect(start().disabled).toBe(true);
  await checkWalls(51);
  await screen.findByText('tower.ifc · IFC4 · 1 of 2 specifications failed');
  expect(running.size).toBe(1);
  const rows = within(screen.getByRole('table', { name: 'Result by specification' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'Named wallsPassed51510',
    'Fire ratingProperty Pset_WallCommon.FireRating: 51Failed51051Show',
  ]);
  await screen.findByText('51 failures');
  const failures = () => document.querySelectorAll('.check-failures tbody tr');
  expect(failures()).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(failures()).toHaveLength(1));
  fireEvent.change(screen.getByLabelText('Search class, name, GlobalId or reason'), { target: { value: 'w7 0007' } });
  await screen.findByText('1 failure');
  expect(failures()[0]?.textContent).toContain('0000000000000000000007');
  chooseOption('Specification', 'Named walls');
  await screen.findByText('0 failures');
  unmount();
  expect(running.size).toBe(0);
});

let speak: (language: Language) => void;
function Speaking({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>('en');
  speak = setLanguage;
  return <LanguageContext value={{ language, setLanguage }}>{children}</LanguageContext>;
}

test('a report and what is wrong with files follow the language of the page', async () => {
  const within = (children: ReactNode) => <Speaking>{children}</Speaking>;
  await renderInSite(<Component />, { texts: { tools: en }, path: '/tools/model-check', within });
  await screen.findByLabelText('Document');
  await checkWalls(1);
  await screen.findByText('The property set Pset_WallCommon is missing.');
  act(() => speak('es'));
  expect(await screen.findByText('Falta el conjunto de propiedades Pset_WallCommon.')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Result by specification' }).textContent).toContain('Propiedad Pset_Wall');
  give('IDS file', 'bad.ids', '<a/>');
  expect((await screen.findByRole('alert')).textContent).toContain('El archivo no es un IDS 1.0');
  act(() => speak('pt-BR'));
  expect((await screen.findByRole('alert')).textContent).toContain('O arquivo não é um IDS 1.0');
});

test('the document in the address is chosen; what IDS can’t express is listed', async () => {
  await show(`/tools/model-check?document=${id}`);
  await screen.findByText(/\d+ specifications, \d+ requirements/);
  expect(screen.getByRole('button', { name: /entr(y|ies) of the document that IDS can’t check/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open its information needs' }).getAttribute('href')).toBe(
    `/tools/bep-maker-enhanced?document=${id}&step=bim-standards`,
  );
});

test('a document is narrowed to a milestone, which its name says', async () => {
  await show(`/tools/model-check?document=${id}`);
  const all = (await screen.findByText(/\d+ specifications, \d+ requirements/)).textContent;
  const { code, name } = sampleDocument('bep-post', 'en', '2026-11-23').tables.milestones[1] ?? {};
  expect(code).toBe('M2');
  chooseOption('Milestones', `Up to M2 · ${name}`);
  expect(await screen.findByText('Hospital · up to M2')).toBeTruthy();
  expect(screen.getByText(/\d+ specifications?, \d+ requirements?/).textContent).not.toBe(all);
  chooseOption('Milestones', 'All milestones');
  expect((await screen.findByText('Hospital')).closest('p')?.textContent).toBe(all);
});

test('failing elements that can’t be listed are said so, not counted as none', async () => {
  const listing = jest.spyOn(ReportDesk.prototype, 'failures').mockImplementation(() => {
    throw new Error('No memory');
  });
  await show();
  await screen.findByLabelText('Document');
  await checkWalls(1);
  expect(await screen.findByText(en.modelCheck.failuresFailed)).toBeTruthy();
  expect(screen.queryByText('0 failures')).toBeNull();
  listing.mockRestore();
});

test('a document without information needs says what to add', async () => {
  api.on(`GET /api/documents/${id}`, { body: { ...summary, document: emptyDocument('bep-post', 'en') } });
  await show(`/tools/model-check?document=${id}`);
  expect(await screen.findByText(/Nothing in it can be checked on a model/)).toBeTruthy();
  give('IFC file', 'tower.ifc', wallsText(1));
  expect(start().disabled).toBe(true);
});

test('faults of both files are said in words', async () => {
  await show();
  await screen.findByLabelText('Document');
  fireEvent.click(screen.getByRole('tab', { name: 'IDS file' }));
  give('IDS file', 'bad.ids', '<a/>');
  expect((await screen.findByRole('alert')).textContent).toContain('bad.ids can’t be used yet: 1 fault');
  expect(start().disabled).toBe(true);
  await checkWalls(1);
  await screen.findByText('Passed', { selector: 'td *' });
  give('IFC file', 'plan.ifc', '%PDF-1.7');
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(start());
  expect((await screen.findByRole('alert')).textContent).toContain('The file is no IFC file');
  expect(running.size).toBe(0);
});

test('a check can be cancelled', async () => {
  await show();
  await screen.findByLabelText('Document');
  await checkWalls(5);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('The check was cancelled.')).toBeTruthy();
  expect(running.size).toBe(0);
  expect(screen.queryByRole('table')).toBeNull();
});

test('files dropped anywhere on the page are taken by their endings', async () => {
  await show();
  await screen.findByLabelText('Document');
  const files = [fileOf('tower.ifc', wallsText(1)), fileOf('walls.ids', writeIds(wallsIds))];
  const drop = new Event('drop', { cancelable: true });
  Object.assign(drop, { dataTransfer: { types: ['Files'], files } });
  fireEvent(window, drop);
  expect(drop.defaultPrevented).toBe(true);
  await screen.findByText(/2 specifications, 2 requirements/);
  await waitFor(() => expect(start().disabled).toBe(false));
});

test('report files are named after the model, the plan and the day', async () => {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const document = sampleDocument('bep-post', 'en', '2026-11-23');
  api.restore();
  api = fakeApi({
    'GET /api/documents': { body: { items: [summary], total: 1, page: 1, pageSize: 100 } },
    [`GET /api/documents/${id}`]: { body: { ...summary, title: 'Hospital: east', document } },
  });
  await show(`/tools/model-check?document=${id}`);
  await screen.findByText(/specifications,/);
  give('IFC file', 'tower.ifc', wallsText(2));
  fireEvent.click(start());
  fireEvent.click(await screen.findByRole('button', { name: 'Download the report as JSON' }));
  await waitFor(() => expect(names).toEqual([`tower - Hospital- east - IDS - ${localDay()}.json`]));
  click.mockRestore();
});

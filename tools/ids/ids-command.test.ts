import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProgram } from '../test/command.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arcada-ids-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const place = path.join(folder, name);
  fs.writeFileSync(place, content);
  return place;
}

const ifc = (name: string) => `ISO-10303-21;
HEADER;FILE_DESCRIPTION((''),'2;1');FILE_NAME('','',(''),(''),'','','');FILE_SCHEMA(('IFC4'));ENDSEC;
DATA;
#1=IFCWALL('0000000000000000000001',$,'${name}',$,$,$,$,$,$);
ENDSEC;
END-ISO-10303-21;
`;

const ids = (className: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ids xmlns="http://standards.buildingsmart.org/IDS"><info><title>Walls</title></info><specifications>
<specification name="Walls are named W1" ifcVersion="IFC4">
<applicability minOccurs="1" maxOccurs="unbounded"><entity><name><simpleValue>${className}</simpleValue></name></entity></applicability>
<requirements><attribute><name><simpleValue>Name</simpleValue></name><value><simpleValue>W1</simpleValue></value></attribute></requirements>
</specification></specifications></ids>
`;

const right = file('right.ifc', ifc('W1'));
const wrong = file('wrong.ifc', ifc('W2'));
const cut = file('cut.ifc', ifc('W1').slice(0, -40));
const walls = file('walls.ids', ids('IFCWALL'));
const rabbits = file('rabbits.ids', ids('IFCRABBIT'));
const broken = file('broken.ids', ids('IFCWALL').slice(0, -20));

const run = (...words: string[]) => runProgram('node', ['tools/ids/main.ts', ...words]);

test('exit codes tell pass, fail, an invalid IDS and an unusable file apart', async () => {
  expect(await run(right, walls)).toMatchObject({ code: 0, output: expect.stringContaining('Passed') });
  expect(await run(wrong, walls)).toMatchObject({ code: 1, output: expect.stringContaining('Failed') });
  expect(await run(right, rabbits)).toMatchObject({ code: 2, output: expect.stringContaining('IFCRABBIT') });
  expect(await run(right, broken)).toMatchObject({ code: 2, output: expect.stringContaining('well-formed') });
  expect(await run(cut, walls)).toMatchObject({ code: 3, output: expect.stringContaining('ends too early') });
  expect(await run(path.join(folder, 'none.ifc'), walls)).toMatchObject({ code: 3 });
});

test('a wrong call says how to call it', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, output: expect.stringContaining('Exit code') });
  expect(await run(right)).toMatchObject({ code: 3, output: expect.stringContaining('Name one IFC file') });
  expect(await run(right, walls, '--colour')).toMatchObject({ code: 3, output: expect.stringContaining('--colour') });
  expect(await run(right, walls, '--language', 'de')).toMatchObject({
    code: 3,
    output: expect.stringContaining('pt-BR'),
  });
});

test('reports are written in the language asked for', async () => {
  const [json, junit, bcf] = ['r.json', 'r.xml', 'r.bcf'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const { code } = await run(wrong, walls, '--json', json, '--junit', junit, '--bcf', bcf, '--language', 'pt-BR');
  expect(code).toBe(1);
  const report = JSON.parse(fs.readFileSync(json, 'utf8'));
  expect(report.specifications[0].failing[0].faults[0].text).toBe('O atributo Name é “W2”; o esperado é “W1”.');
  expect(fs.readFileSync(junit, 'utf8')).toContain('<failure');
  expect(fs.readFileSync(bcf).subarray(0, 2).toString()).toBe('PK');
  expect((await run(wrong, walls, '--json', path.join(folder, 'none', 'r.json'))).code).toBe(3);
});

import { openModel } from '../src/model/open-model.ts';

export type SchemaText = 'IFC2X3' | 'IFC4' | 'IFC4X3_ADD2';

/** A STEP file of these instances. */
export const ifcText = (schema: string, ...lines: string[]): string =>
  [
    'ISO-10303-21;',
    'HEADER;',
    "FILE_DESCRIPTION(('ViewDefinition [CoordinationView]'),'2;1');",
    "FILE_NAME('tower.ifc','2026-11-23T10:00:00',('A'),('B'),'C','D','');",
    `FILE_SCHEMA(('${schema}'));`,
    'ENDSEC;',
    'DATA;',
    ...lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const modelOf = (schema: SchemaText, ...lines: string[]) => openModel(bytesOf(ifcText(schema, ...lines)));

/** A GlobalId that ends in a number. */
export const guid = (number: number): string => `'0000000000000000${String(number).padStart(6, '0')}'`;

import { covers } from './versions-asked.ts';

test.each([
  ['Works with: Revit 2021–2026.', '2023', true],
  ['Works with: Revit 2021–2026.', '2027', false],
  ['Revit 2022 to 2026 with Dynamo 2.10 or newer', '2022', true],
  ['Revit 2022 to 2026 with Dynamo 2.10 or newer', '2021', false],
  ['Revit 2022 to 2026 with Dynamo 2.10 or newer', '2.18', true],
  ['Revit 2022 to 2026 with Dynamo 2.10 or newer', '2.9', false],
  ['Revit 2022 a 2026 com Dynamo 2.10 ou mais novo', '2025', true],
  ['Revit 2024 ou mais novo', '2030', true],
  ['Revit 2024 o posterior', '2030', true],
  ['Revit 2024 o posterior', '2023', false],
  ['Python 3.9+', '3.12', true],
  ['Python 3.9+', '2.7', false],
  ['IFC 2x3 and IFC 4.3', '2x3', true],
  ['IFC 2X3', '2x3', true],
  ['IFC 2x3 and IFC 4.3', '4.0', false],
  ['A list of 20265 rooms', '2026', false],
  ['Archicad 25 to 28', '27', true],
  ['Archicad 25 a 28', '29', false],
  ['Archicad 27 or later', '28', true],
  ['CPython 3.9', '3', true],
  ['IronPython 2.7', '3', false],
  ['Works with: Revit 2021–2026.', '20', false],
])('"%s" covers %s: %s', (text, version, covered) => {
  expect(covers(text, version)).toBe(covered);
});

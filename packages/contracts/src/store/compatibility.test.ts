import { isCompatible } from './compatibility.ts';

test.each([
  ['Revit 2021–2026', 'Revit', '2024', true],
  ['Revit 2021–2026', 'Autodesk Revit', '2026.2', true],
  ['Revit 2021-2026', 'revit', 'v2021', true],
  ['Revit 2021–2026', 'Revit', '2020', false],
  ['Revit 2021–2026', 'Revit', '2027', false],
  ['Revit 2021–2026', 'Revit', '', false],
  ['Revit 2021–2026', 'Navisworks', '2024', false],
  ['Revit LT 2021–2026', 'Revit', '2024', false],
  ['Revit 2024', 'Revit', '2024.1', true],
  ['Revit 2024', 'Revit', '2025', false],
  ['Python 3.9+', 'Python', '3.13', true],
  ['Python 3.9+', 'Python', '3.8.2', false],
  ['Python 3.9+, IFC2x3–IFC4.3', 'Python', '3.9', true],
  ['any', 'any', '1', false],
])('%s with %s %s: %s', (compatibility, name, version, fits) => {
  expect(isCompatible(compatibility, { name, version })).toBe(fits);
});

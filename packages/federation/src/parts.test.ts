import { importFromParts, isOfPages } from './parts.ts';
import { root } from './shared.ts';

test('an import of a divided package is taken from the parts that have its names', () => {
  expect(importFromParts("import {\n  Button,\n  Drawer,\n  type Tone,\n} from '@arcada/ui';\nconst a = 1;\n")).toBe(
    "import { Button, type Tone } from '@arcada/ui';import { Drawer } from '@arcada/ui/page';\nconst a = 1;\n",
  );
  expect(importFromParts("import { useDraft as use } from '@arcada/platform';\n")).toBe(
    "import { useDraft as use } from '@arcada/platform/page';\n",
  );
  expect(importFromParts("import type { Crumb } from '@arcada/ui';\n")).toBe(
    "import type { Crumb } from '@arcada/ui/page';\n",
  );
});

test('other imports stay as they are', () => {
  for (const code of ["import { Drawer } from '@arcada/ui/work';\n", "import { Button } from '@arcada/ui';\n"])
    expect(importFromParts(code)).toBe(code);
});

test('a page’s part is known with what only it uses', () => {
  expect(isOfPages(`${root}/packages/ui/src/layers/modal-element.tsx`)).toBe(true);
  expect(isOfPages(`${root}/packages/platform/src/forms/use-draft.ts`)).toBe(true);
  expect(isOfPages(`${root}/packages/platform/src/api/send-file.ts`)).toBe(true);
  expect(isOfPages(`${root}/packages/contracts/src/texts/csv.ts`)).toBe(true);
  expect(isOfPages(`${root}/packages/ui/src/actions/button.tsx`)).toBe(false);
});

// Cuts the three typefaces down to the letters and weights that the site uses; run by hand after an update of the fonts.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…‰′″‹›€™←↑→↓−∕≈≠≤≥`;
// Features that no style asks for, such as fractions and the drawn arrows of code, are half of a file.
const FACES = [
  {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    to: 'inter.woff2',
    min: 400,
    max: 700,
    features: ['kern', 'tnum'],
  },
  {
    from: '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
    to: 'space-grotesk.woff2',
    min: 600,
    max: 600,
    features: ['kern', 'liga', 'tnum'],
  },
  {
    from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    to: 'jetbrains-mono.woff2',
    min: 500,
    max: 500,
    features: [],
  },
];

for (const face of FACES) {
  const source = await readFile(require.resolve(face.from));
  const cut = await subsetFont(source, LATIN, {
    targetFormat: 'woff2',
    keepFeatures: face.features,
    variationAxes: {
      wght: face.min === face.max ? face.min : { min: face.min, max: face.max, default: face.min },
    },
  });
  await writeFile(fileURLToPath(new URL(`./src/fonts/${face.to}`, import.meta.url)), cut);
  console.log(`${face.to}: ${source.length} → ${cut.length} bytes`);
}

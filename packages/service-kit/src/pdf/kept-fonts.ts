import { createRequire } from 'node:module';
import { robotoFiles } from './fonts.ts';

interface Fontkit {
  openSync(file: string): object;
  registerFormat(format: { probe(bytes: Uint8Array): boolean; new (stream: { buffer: Uint8Array }): object }): void;
}

/** What pdfmake has instead of files: names and their bytes. */
interface VirtualFiles {
  writeFileSync(name: string, bytes: Buffer): void;
}

const require = createRequire(import.meta.url);
const marks = Buffer.from('kept font ');

/**
 * The faces of Roboto, each read once: for every document pdfkit has fontkit read a font's tables anew, which are two
 * thirds of the work of an invoice. What pdfmake takes for a face's bytes is a mark here, and fontkit has the font that
 * it stands for. Returns the names of the faces.
 */
export function keepFonts(files: VirtualFiles): typeof robotoFiles {
  // The one that pdfkit uses, wherever npm has put it.
  const ofPdfmake = createRequire(require.resolve('pdfmake'));
  const fontkit = createRequire(ofPdfmake.resolve('pdfkit'))('fontkit') as Fontkit;
  const paths = Object.values(robotoFiles);
  const kept = new Map<number, object>();
  const numberIn = (bytes: Uint8Array) => bytes[marks.length] ?? paths.length;
  fontkit.registerFormat(
    class {
      static probe = (bytes: Uint8Array) => marks.equals(bytes.subarray(0, marks.length));

      constructor({ buffer }: { buffer: Uint8Array }) {
        const number = numberIn(buffer);
        const font = kept.get(number) ?? fontkit.openSync(paths[number] ?? '');
        kept.set(number, font);
        // biome-ignore lint/correctness/noConstructorReturn: fontkit makes fonts with `new`, and this one is there already.
        return font;
      }
    },
  );
  for (const [number, file] of paths.entries()) files.writeFileSync(file, Buffer.concat([marks, Buffer.of(number)]));
  return robotoFiles;
}

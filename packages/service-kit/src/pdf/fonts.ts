import { createRequire } from 'node:module';

type FontFiles = Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>;

/** The files of Roboto: it is embedded in each PDF and covers the three languages. */
export const { Roboto: robotoFiles } = createRequire(import.meta.url)('pdfmake/fonts/Roboto') as { Roboto: FontFiles };

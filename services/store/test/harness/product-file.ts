/** What begins as a zip file does; enough for a file that isn't opened. */
export const zipNamed = (content: string): Buffer => Buffer.from(`PK\u0003\u0004${content}`);

/** Files that the page offered as downloads. */
export interface SavedFiles {
  readonly names: readonly string[];
  readonly files: readonly Blob[];
  /** The text of one of them, the first by default. */
  text(at?: number): Promise<string>;
}

/** Keeps what the page saves from now on: jsdom neither makes addresses of files nor follows them. */
export function catchSavedFiles(): SavedFiles {
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    names.push(this.download);
  };
  return { files, names, text: (at = 0) => textOf(files[at]) };
}

// Blob.text() is missing in jsdom.
const textOf = (file: Blob | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file as Blob);
  });

/** Files that the page offered as downloads. */
export interface SavedFiles {
  readonly names: readonly string[];
  readonly files: readonly Blob[];
  /** The text of one of them, the first by default. */
  text(at?: number): Promise<string>;
  bytes(at: number): Promise<Uint8Array>;
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
  return {
    files,
    names,
    text: async (at = 0) => new TextDecoder('utf-8').decode(await bytesOf(files[at])),
    bytes: (at) => bytesOf(files[at]),
  };
}

// Blob.arrayBuffer() is missing in jsdom.
const bytesOf = (file: Blob | undefined): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file as Blob);
  });

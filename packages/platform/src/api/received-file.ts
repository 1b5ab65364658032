/** A file that was received: its name, and its address within this page. */
export interface ReceivedFile {
  name: string;
  url: string;
}

const longestSave = 60_000;

/** Hands a received file to the browser's downloads, and then frees its memory. */
export function saveReceived({ name, url }: ReceivedFile): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), longestSave);
}

import type { WorkbookFile } from '../documents.api.ts';

/** In bytes; the service takes no more. */
const mostWorkbookBytes = 2 * 1024 * 1024;

export const isWorkbook = ({ name }: File): boolean => /\.xlsx$/i.test(name);

/** A workbook as the service takes it; undefined when it is too large. */
export async function readWorkbookFile(file: File): Promise<WorkbookFile | undefined> {
  if (file.size > mostWorkbookBytes) return undefined;
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { xlsx: address.slice(address.indexOf(',') + 1) };
}

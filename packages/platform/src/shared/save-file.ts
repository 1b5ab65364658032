import { withoutHidden } from '@arcada/contracts';

/** Offers a file as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = withoutHidden(name);
  link.click();
  URL.revokeObjectURL(address);
}

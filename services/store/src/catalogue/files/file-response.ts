import type { FileHandle } from 'node:fs/promises';
import { attachment } from '@arcada/service-kit';
import { StreamableFile } from '@nestjs/common';

/** A file of a product, under the name that people save it with. */
export async function fileResponse({
  file,
  fileName,
}: {
  file: FileHandle;
  fileName: string;
}): Promise<StreamableFile> {
  const { size } = await file.stat();
  return new StreamableFile(file.createReadStream(), {
    type: 'application/octet-stream',
    disposition: attachment(fileName),
    length: size,
  });
}

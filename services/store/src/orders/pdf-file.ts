import { attachment } from '@arcada/service-kit';
import { StreamableFile } from '@nestjs/common';

export const pdfFile = ({ fileName, bytes }: { fileName: string; bytes: Buffer }) =>
  new StreamableFile(bytes, {
    type: 'application/pdf',
    disposition: attachment(fileName),
    length: bytes.length,
  });

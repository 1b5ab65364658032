import type { FileHandle } from 'node:fs/promises';
import type { Language, Licence } from '@arcada/contracts';
import { attachment } from '@arcada/service-kit';
import { StreamableFile } from '@nestjs/common';
import type { LicenceKit } from '../licences/licence-kit.service.ts';

/** A file of a bought product, whichever version, with what its order licenses. */
export interface BoughtFile {
  file: FileHandle;
  fileName: string;
  licence: Licence | undefined;
}

/** The file as its buyer gets it: with the licence kit in it. */
export async function sendBought(kit: LicenceKit, { file, fileName, licence }: BoughtFile, language: Language) {
  const { stream, length } = await kit.addTo(file, licence, language);
  return new StreamableFile(stream, { type: 'application/octet-stream', disposition: attachment(fileName), length });
}

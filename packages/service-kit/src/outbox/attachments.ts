import type { ServiceContext } from '../definition.ts';
import type { Mail } from './outbox.ts';

/** A file in a mail. */
export interface MailFile {
  fileName: string;
  type: string;
  bytes: Buffer;
}

/** Makes a file at the moment of sending, so that the outbox holds only what identifies it. Undefined: there is none. */
export type AttachmentMaker = (payload: unknown, context: ServiceContext) => Promise<MailFile | undefined>;

/** The mail with the file that it asks for. Throws when that can't be made now; the delivery is then repeated. */
export async function attachFile(
  { attachment, ...mail }: Mail,
  makers: Readonly<Record<string, AttachmentMaker>> | undefined,
  context: ServiceContext,
): Promise<Mail & { file?: MailFile | undefined }> {
  if (!attachment) return mail;
  const make = makers?.[attachment.name];
  if (!make) throw new Error(`there is no attachment "${attachment.name}" in the service's definition`);
  return { ...mail, file: await make(attachment.payload, context) };
}

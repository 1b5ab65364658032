import { fileNameSchema, slugSchema, validationText, versionNumberSchema } from '@arcada/contracts';
import { z } from 'zod';

export const largestFile = 200 * 1024 * 1024;

export const productFileQuery = z.object({
  name: fileNameSchema(200).regex(
    /.\.[A-Za-z0-9]{1,12}$/u,
    validationText({
      en: 'Give a file name with its ending, such as toolkit-1.3.0.zip.',
      'pt-BR': 'Informe um nome de arquivo com extensão, como toolkit-1.3.0.zip.',
      es: 'Indica un nombre de archivo con su extensión, como toolkit-1.3.0.zip.',
    }),
  ),
  /** The product version that the file brings; without it the version doesn't change. */
  version: versionNumberSchema.optional(),
  /** `true`: takes the place of the file that this version has already, which is withdrawn. */
  replace: z.enum(['true', 'false']).optional(),
  /** `true`: mails the owners of the product what is new in this version. */
  mail: z.enum(['true', 'false']).optional(),
});
export type ProductFileWish = z.infer<typeof productFileQuery>;

export const productFileSchema = z.object({
  productId: slugSchema,
  version: z.string(),
  /** The name under which buyers save it. */
  fileName: z.string(),
  bytes: z.int(),
  sha256: z.string(),
});
export type ProductFile = z.infer<typeof productFileSchema>;

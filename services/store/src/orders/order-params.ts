import { z } from 'zod';

export const orderParams = z.object({ id: z.uuid() });
export const lineParams = orderParams.extend({ lineId: z.uuid() });

/** A credit note by its number as printed, `CN-000123`. */
export const creditNoteParams = orderParams.extend({
  number: z
    .string()
    .regex(/^CN-\d{6,9}$/)
    .transform((number) => Number(number.slice(3))),
});

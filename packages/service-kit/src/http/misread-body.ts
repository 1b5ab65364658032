import { z } from 'zod';

/**
 * Whether content fits of which the schema knows nothing: each member can be missing, and unknown ones are dropped. Who
 * misspells a refund's lines must be refused, not refund the whole order.
 */
export function fitsMisread(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodObject)
    return schema.def.catchall === undefined && Object.values(schema.shape).every(canBeMissing);
  if (schema instanceof z.ZodUnion) return schema.options.some(fitsMisread);
  if (schema instanceof z.ZodIntersection) return fitsMisread(schema.def.left) && fitsMisread(schema.def.right);
  if (schema instanceof z.ZodPipe) return fitsMisread(schema.def.in);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  )
    return fitsMisread(schema.def.innerType);
  return false;
}

const canBeMissing = (member: z.core.$ZodType): boolean => z.safeParse(member, undefined).success;

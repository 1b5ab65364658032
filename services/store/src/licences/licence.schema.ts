import { validationText } from '@arcada/contracts';
import { z } from 'zod';

const key = z.string().trim().min(20).max(1000);
/** Compared in lower case. */
const machineId = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^[a-z0-9][a-z0-9._:{}-]{3,127}$/,
    validationText({
      en: 'Use 4 to 128 letters, digits and . _ : - of the machine’s own id.',
      'pt-BR': 'Use de 4 a 128 letras, dígitos e . _ : - do identificador da própria máquina.',
      es: 'Usa de 4 a 128 letras, dígitos y . _ : - del identificador de la propia máquina.',
    }),
  );

export const activateSchema = z.object({ key, machineId, machineName: z.string().trim().min(1).max(120) });
export const deactivateSchema = z.object({ key, machineId });
export const verifySchema = z.object({ key, machineId: machineId.optional() });

export const activationSchema = z.object({
  licenceId: z.uuid(),
  productId: z.string(),
  seats: z.int(),
  seatsInUse: z.int(),
  machineId: z.string(),
  activatedAt: z.iso.datetime(),
  /** Signed text `ARCM1.<payload>.<signature>` (Ed25519), bound to the machine and verifiable offline. */
  token: z.string(),
  /** Until then the token is valid offline; activating again gives a new one. */
  tokenEndsAt: z.iso.datetime(),
});

/** `active`: whether the given machine has a seat; null when none was given. */
export const verdictSchema = z.object({
  valid: z.boolean(),
  reason: z.enum(['unknown', 'revoked']).nullable(),
  licenceId: z.uuid().nullable(),
  productId: z.string().nullable(),
  seats: z.int().nullable(),
  seatsInUse: z.int().nullable(),
  active: z.boolean().nullable(),
});
export const publicKeySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  use: z.literal('sig'),
  alg: z.literal('EdDSA'),
});
export type Activation = z.infer<typeof activationSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type Activate = z.infer<typeof activateSchema>;
export type Deactivate = z.infer<typeof deactivateSchema>;
export type Verify = z.infer<typeof verifySchema>;

import { z } from 'zod';
import { validationText } from '../texts/validation-texts.ts';
import { writtenLine } from '../texts/written-text.ts';
import { credentialLimits, credentialMessages } from './credentials.ts';
import { roles } from './user.ts';

export const roleSchema = z.enum(roles);

export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  /** The current address. */
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** A new address, pending until its link is followed. */
  pendingEmail: z.string().nullable(),
  fullName: z.string().nullable(),
  role: roleSchema,
  /** A role requested at registration that an admin has not yet granted or declined. */
  requestedRole: roleSchema.nullable(),
  /** An admin views the site as this account: nothing can be changed. */
  viewed: z.literal(true).optional(),
});

const username = z
  .string()
  .trim()
  .min(credentialLimits.usernameMin, validationText(credentialMessages.usernameShort))
  .max(credentialLimits.usernameMax);
const password = z
  .string()
  .min(credentialLimits.passwordMin, validationText(credentialMessages.passwordShort))
  .max(credentialLimits.passwordMax);
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(credentialLimits.emailMax)
  .pipe(z.email(validationText(credentialMessages.emailInvalid)));

const fullName = writtenLine.max(credentialLimits.fullNameMax);
/** Of an authenticator app, or a recovery code. */
const secondFactorCode = z.string().trim().max(40);
/** `code`: needed by accounts with a second factor, once the password was right. */
export const loginSchema = z.object({ username, password, code: secondFactorCode.optional() });
export const registrationSchema = z.object({
  username,
  password,
  email,
  fullName: fullName.optional(),
  role: roleSchema.default('customer'),
});
export const emailSchema = z.object({ email });
export const resetPasswordSchema = z.object({ token: z.string().min(20).max(200), password });
export const confirmEmailSchema = z.object({ token: z.string().min(20).max(200) });
/** `taken`: another account has proved the address. `expired`: the link is too old, unknown or about another address. */
export const emailConfirmationSchema = z.object({ result: z.enum(['confirmed', 'already', 'taken', 'expired']) });
/** Proves again that it is the account's owner who uses the session. */
export const confirmationSchema = z.object({
  password: z.string().max(credentialLimits.passwordMax),
  code: secondFactorCode.optional(),
});
export const secondFactorSchema = z.object({
  on: z.boolean(),
  /** The admin area demands one of this account. */
  required: z.boolean(),
  recoveryCodesLeft: z.int(),
});
/** What an authenticator app needs: typed in, or taken over by the address. */
export const secondFactorSecretSchema = z.object({ secret: z.string(), uri: z.string() });
export const secondFactorCodeSchema = z.object({ code: secondFactorCode });
/** Shown once; each can be used once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export const changePasswordSchema = z.object({
  currentPassword: z.string().max(200),
  newPassword: password,
  code: secondFactorCode.optional(),
});
export const profileSchema = z.strictObject({
  email: email.optional(),
  /** Required for a new address. */
  currentPassword: z.string().max(200).optional(),
  code: secondFactorCode.optional(),
  fullName: fullName.nullable().optional(),
});

export const sessionInfoSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  userAgent: z.string(),
  address: z.string(),
  current: z.boolean(),
});

export type User = z.infer<typeof userSchema>;
export type Login = z.infer<typeof loginSchema>;
export type Confirmation = z.infer<typeof confirmationSchema>;
export type ChangePassword = z.infer<typeof changePasswordSchema>;
export type Profile = z.infer<typeof profileSchema>;
export type SecondFactor = z.infer<typeof secondFactorSchema>;
export type SecondFactorSecret = z.infer<typeof secondFactorSecretSchema>;
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
export type Registration = z.input<typeof registrationSchema>;
export type EmailConfirmation = z.infer<typeof emailConfirmationSchema>;
export type SessionInfo = z.infer<typeof sessionInfoSchema>;

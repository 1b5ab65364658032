import { auditPart, deliveriesPart, joinParts, type ServiceDefinition, type ServicePart } from '@arcada/service-kit';
import { accountsPart } from './accounts/accounts.module.ts';
import { addressesPart } from './addresses/addresses.module.ts';
import { identityConfig } from './config.ts';
import { confirmationPart } from './confirmation/confirmation.module.ts';
import { limitsPart } from './limits/limits.module.ts';
import { mailPart } from './mail/mail.module.ts';
import { managedAccountsPart } from './managed-accounts/managed-accounts.module.ts';
import { ownAccountPart } from './own-account/own-account.module.ts';
import { passwordsPart } from './passwords/passwords.module.ts';
import { recoveryPart } from './recovery/recovery.module.ts';
import { rolesPart } from './roles/roles.module.ts';
import { secondFactorPart } from './second-factor/second-factor.module.ts';
import { createAdmin } from './seed/create-admin.ts';
import { seedIdentity } from './seed/seed-identity.ts';
import { sessionsPart } from './sessions/sessions.module.ts';
import { signInPart } from './sign-in/sign-in.module.ts';

/** The nouns of identity. A new one adds its part here. */
const parts: ServicePart[] = [
  accountsPart,
  limitsPart,
  mailPart,
  sessionsPart,
  passwordsPart,
  secondFactorPart,
  confirmationPart,
  addressesPart,
  recoveryPart,
  rolesPart,
  signInPart,
  ownAccountPart,
  managedAccountsPart,
  auditPart('CreateAuditTrail1795500100009'),
  deliveriesPart('identity'),
];

export const identityDefinition: ServiceDefinition = {
  domain: 'identity',
  config: identityConfig,
  ...joinParts(parts),
  seed: seedIdentity,
  commands: {
    'create-admin': async (given, context) => {
      const link = await createAdmin(context, given);
      console.log(`The admin is made. This link sets the password, once and within 30 minutes:\n${link}`);
    },
  },
};

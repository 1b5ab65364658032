import type { ServiceDefinition } from '@arcada/service-kit';
import { PassportModule } from '@nestjs/passport';
import { AccountController } from './own-account/account.controller.ts';
import { AccountEntity } from './accounts/account.entity.ts';
import { AccountService } from './accounts/account.service.ts';
import { ContactController } from './accounts/contact.controller.ts';
import { EmailChangeController } from './addresses/email-change.controller.ts';
import { EmailChange } from './addresses/email-change.service.ts';
import { ErasureService } from './own-account/erasure.service.ts';
import { ExportService } from './own-account/export.service.ts';
import { ProfileService } from './own-account/profile.service.ts';
import { RegistrationService } from './own-account/registration.service.ts';
import { identityConfig } from './config.ts';
import { AttemptEntity } from './limits/attempt.entity.ts';
import { AttemptLimit } from './limits/attempt-limit.ts';
import { KnownNetworkEntity } from './limits/known-network.entity.ts';
import { KnownNetworks } from './limits/known-networks.ts';
import { MailLimit } from './limits/mail-limit.ts';
import { Retention } from './own-account/retention.ts';
import { Links } from './mail/links.ts';
import { CreateAccount1763700100001 } from './migrations/1763700100001-create-account.ts';
import { CreateSession1763700100002 } from './migrations/1763700100002-create-session.ts';
import { CreateMailToken1763700100003 } from './migrations/1763700100003-create-mail-token.ts';
import { CreateRoleRequest1763700100004 } from './migrations/1763700100004-create-role-request.ts';
import { CreateAttempt1763700100005 } from './migrations/1763700100005-create-attempt.ts';
import { emailChangeMigrations } from './migrations/1795400100006-email-change.ts';
import { CreateKnownNetwork } from './migrations/1795400100008-known-network.ts';
import { PasswordController } from './passwords/password.controller.ts';
import { PasswordChangeService } from './passwords/password-change.service.ts';
import { PasswordCheck } from './passwords/password-check.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import { EmailConfirmation } from './addresses/email-confirmation.ts';
import { EmailUndo } from './addresses/email-undo.service.ts';
import { MailTokenEntity } from './mail/mail-token.entity.ts';
import { MailTokens } from './mail/mail-tokens.ts';
import { RecoveryController } from './recovery/recovery.controller.ts';
import { RecoveryService } from './recovery/recovery.service.ts';
import { AdminGuard } from './roles/admin-guard.ts';
import { ManagedUsers } from './roles/managed-users.ts';
import { RoleController } from './roles/role.controller.ts';
import { RoleService } from './roles/role.service.ts';
import { RoleRequestEntity } from './accounts/role-request.entity.ts';
import { createAdmin } from './seed/create-admin.ts';
import { seedIdentity } from './seed/seed-identity.ts';
import { ResolveController } from './sessions/resolve.controller.ts';
import { SessionController } from './sessions/session.controller.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import { SessionService } from './sessions/session.service.ts';
import { SessionCookie } from './sessions/session-cookie.ts';
import { DemoDoor } from './sign-in/demo-door.ts';
import { LocalGuard, LocalStrategy } from './sign-in/local.strategy.ts';
import { SignInController } from './sign-in/sign-in.controller.ts';
import { SignInService } from './sign-in/sign-in.service.ts';

export const identityDefinition: ServiceDefinition = {
  domain: 'identity',
  config: identityConfig,
  imports: [PassportModule],
  controllers: [
    AccountController,
    ContactController,
    EmailChangeController,
    PasswordController,
    SessionController,
    SignInController,
    RecoveryController,
    RoleController,
    ResolveController,
  ],
  providers: [
    AccountService,
    AdminGuard,
    AttemptLimit,
    DemoDoor,
    EmailChange,
    EmailConfirmation,
    EmailUndo,
    ErasureService,
    ExportService,
    KnownNetworks,
    Links,
    LocalGuard,
    LocalStrategy,
    MailLimit,
    MailTokens,
    ManagedUsers,
    PasswordChangeService,
    PasswordCheck,
    PasswordHasher,
    ProfileService,
    RecoveryService,
    RegistrationService,
    Retention,
    RoleService,
    SessionCookie,
    SessionService,
    SignInService,
  ],
  entities: [AccountEntity, SessionEntity, MailTokenEntity, RoleRequestEntity, AttemptEntity, KnownNetworkEntity],
  migrations: [
    CreateAccount1763700100001,
    CreateSession1763700100002,
    CreateMailToken1763700100003,
    CreateRoleRequest1763700100004,
    CreateAttempt1763700100005,
    ...emailChangeMigrations,
    CreateKnownNetwork,
  ],
  housekeepers: [Retention],
  seed: seedIdentity,
  tasks: { recover: (payload, { get }) => get(RecoveryService).send(payload) },
  commands: {
    'create-admin': async (given, context) => {
      const link = await createAdmin(context, given);
      console.log(`The admin is made. This link sets the password, once and within 30 minutes:\n${link}`);
    },
  },
};

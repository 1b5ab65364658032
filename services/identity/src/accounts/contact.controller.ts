import { languages, uuidSchema } from '@arcada/contracts';
import { Database, Endpoint } from '@arcada/service-kit';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { AccountEntity } from './account.entity.ts';
import { unknownAccount } from './account.errors.ts';
import { nameForOthers } from './shown-names.ts';
import { fullNameForOthers } from './site-name.ts';

/** As a mail to somebody else may name the account; null where that could be advertising. */
const mailName = z.string().nullable();
const named = z.array(
  z.object({
    id: uuidSchema,
    username: z.string(),
    fullName: z.string().nullable(),
    mailName,
    /** Null until the account has shown that its address is its own. */
    confirmedEmail: z.string().nullable(),
  }),
);
const ids = z.object({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(uuidSchema).min(1).max(100)),
});
const contact = z.object({
  username: z.string(),
  fullName: z.string().nullable(),
  mailName,
  email: z.string(),
  /** Whether the account has shown that this address is its own. */
  emailConfirmed: z.boolean(),
  /** Of mails. */
  language: z.enum(languages),
});
const holder = z.object({
  known: z.boolean(),
  /** Of the account; null where none has confirmed the address. */
  userId: uuidSchema.nullable(),
});
const state = z.object({ disabled: z.boolean() });
const admins = z.array(z.object({ id: uuidSchema }));
const mostAdmins = 100;

/** Name and address behind a user id, for services that sell or send something. */
@Controller('internal/users')
export class ContactController {
  constructor(private readonly database: Database) {}

  @Get()
  @Endpoint({
    policy: { services: ['admin', 'learning', 'blog'] },
    query: ids,
    response: named,
    summary: 'Names and confirmed addresses of accounts, without those that are gone',
  })
  async names(@Query() query: z.infer<typeof ids>): Promise<z.infer<typeof named>> {
    const found = await this.database.read.find(AccountEntity, {
      select: { id: true, username: true, fullName: true, role: true, email: true, emailConfirmedAt: true },
      where: { id: In(query.ids) },
    });
    return found.map((account) => ({
      id: account.id,
      username: account.username,
      fullName: fullNameForOthers(account),
      mailName: nameForOthers(account) ?? null,
      confirmedEmail: account.emailConfirmedAt ? account.email : null,
    }));
  }

  @Get(':id/state')
  @Endpoint({
    policy: { services: ['tools'] },
    params: z.object({ id: z.uuid() }),
    response: state,
    summary: 'Whether an account is disabled, for what its owner has opened to others; 404 when it is gone',
  })
  async state(@Param() { id }: { id: string }): Promise<z.infer<typeof state>> {
    const account = await this.database.read.findOneBy(AccountEntity, { id });
    if (!account) throw unknownAccount();
    return { disabled: account.disabledAt !== null };
  }

  @Get(':id')
  @Endpoint({
    policy: { services: ['store', 'learning', 'blog'] },
    params: z.object({ id: z.uuid() }),
    response: contact,
    summary: 'Name and address of an account; 404 when it is gone',
  })
  async find(@Param() { id }: { id: string }): Promise<z.infer<typeof contact>> {
    const account = await this.database.read.findOneBy(AccountEntity, { id });
    if (!account) throw unknownAccount();
    const { username, email, emailConfirmedAt, language } = account;
    return {
      username,
      fullName: fullNameForOthers(account),
      mailName: nameForOthers(account) ?? null,
      email,
      emailConfirmed: emailConfirmedAt !== null,
      language,
    };
  }
}

/**
 * For an invitation, whose link was sent to the address: who has it signs in and is notified, and others register. An account that hasn't
 * confirmed the address may be a stranger's, and nobody signs in by that address.
 */
@Controller('internal/addresses')
export class AddressController {
  constructor(private readonly database: Database) {}

  @Get(':key')
  @Endpoint({
    policy: { services: ['learning'] },
    params: z.object({ key: z.string().regex(/^[0-9a-f]{64}$/) }),
    response: holder,
    summary: 'Whether an account has confirmed the address with this key, and which',
  })
  async known(@Param() { key }: { key: string }): Promise<z.infer<typeof holder>> {
    const account = await this.database.read.findOne(AccountEntity, {
      select: { id: true },
      where: { emailKey: key, emailConfirmedAt: Not(IsNull()) },
    });
    return { known: account !== null, userId: account?.id ?? null };
  }
}

/** Who decides, for services that have something for all admins. */
@Controller('internal/admins')
export class AdminContactController {
  constructor(private readonly database: Database) {}

  @Get()
  @Endpoint({
    policy: { services: ['learning'] },
    response: admins,
    summary: 'Ids of the admins, longest-standing first',
  })
  list(): Promise<z.infer<typeof admins>> {
    return this.database.read.find(AccountEntity, {
      select: { id: true },
      where: { role: 'admin', disabledAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: mostAdmins,
    });
  }
}

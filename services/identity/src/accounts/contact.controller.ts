import { Database, Endpoint } from '@arcada/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { z } from 'zod';
import { AccountEntity } from './account.entity.ts';
import { unknownAccount } from './account.errors.ts';

const contact = z.object({ username: z.string(), fullName: z.string().nullable(), email: z.string() });

/** Name and address behind a user id, for services that sell or send something. */
@Controller('internal/users')
export class ContactController {
  constructor(private readonly database: Database) {}

  @Get(':id')
  @Endpoint({
    policy: { services: ['store', 'learning'] },
    params: z.object({ id: z.uuid() }),
    response: contact,
    summary: 'Name and address of an account; 404 when it is gone',
  })
  async find(@Param() { id }: { id: string }): Promise<z.infer<typeof contact>> {
    const account = await this.database.read.findOneBy(AccountEntity, { id });
    if (!account) throw unknownAccount();
    return { username: account.username, fullName: account.fullName, email: account.email };
  }
}

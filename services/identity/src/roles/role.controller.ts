import {
  type DaysQuery,
  daysQuery,
  type ManagedUser,
  managedUserSchema,
  managedUsersSchema,
  type NewUserDays,
  newUserDaysSchema,
  roleSchema,
  type User,
  type UsersQuery,
  userSchema,
  usersQuery,
  uuidSchema,
} from '@arcada/contracts';
import { CurrentActor, Endpoint, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { ManagedUsers } from './managed-users.ts';
import { setRoleBody } from './role.schema.ts';
import { Roles } from './role.service.ts';
import { SecondFactorReset } from './second-factor-reset.service.ts';

const admins = { roles: ['admin'] } as const;
const confirmedAdmins = { roles: ['admin'], confirmed: true } as const;
const byId = z.object({ id: uuidSchema });
const askBody = z.object({ role: roleSchema });

@Controller('api')
export class RoleController {
  constructor(
    private readonly roles: Roles,
    private readonly users: ManagedUsers,
    private readonly secondFactorReset: SecondFactorReset,
  ) {}

  @Post('role-requests')
  @Endpoint({ policy: 'user', body: askBody, response: userSchema, status: 200, summary: 'Asks for another role' })
  ask(@Body() body: z.infer<typeof askBody>, @CurrentActor() actor: UserActor): Promise<User> {
    return this.roles.ask(actor, body.role);
  }

  @Get('admin/users')
  @Endpoint({
    policy: admins,
    query: usersQuery,
    response: managedUsersSchema,
    summary: 'Accounts, newest first unless asked otherwise',
  })
  list(@Query() query: UsersQuery) {
    return this.users.list(query);
  }

  @Get('admin/users/days')
  @Endpoint({
    policy: admins,
    query: daysQuery,
    response: newUserDaysSchema,
    summary: 'Accounts made on each day (UTC), without those erased since',
  })
  days(@Query() query: DaysQuery): Promise<NewUserDays> {
    return this.users.days(query);
  }

  @Post('admin/users/:id/role')
  @Endpoint({
    policy: confirmedAdmins,
    params: byId,
    body: setRoleBody,
    response: managedUserSchema,
    status: 200,
    summary: 'Gives a role; the last admin keeps theirs',
  })
  setRole(
    @Param('id') id: string,
    @Body() body: z.infer<typeof setRoleBody>,
    @CurrentActor() actor: UserActor,
  ): Promise<ManagedUser> {
    return this.roles.setRole(actor, id, body.role);
  }

  @Delete('admin/users/:id/second-factor')
  @Endpoint({
    policy: confirmedAdmins,
    params: byId,
    status: 204,
    summary:
      'Removes the second factor of somebody who has lost it; their password is enough until they set up another',
  })
  async resetSecondFactor(@Param('id') id: string, @CurrentActor() actor: UserActor): Promise<void> {
    await this.secondFactorReset.reset(actor, id);
  }

  @Post('admin/role-requests/:id/grant')
  @Endpoint({
    policy: confirmedAdmins,
    params: byId,
    response: managedUserSchema,
    status: 200,
    summary: 'Gives the role asked for',
  })
  grant(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.roles.grant(actor, id);
  }

  @Post('admin/role-requests/:id/decline')
  @Endpoint({
    policy: admins,
    params: byId,
    response: managedUserSchema,
    status: 200,
    summary: 'Leaves the role as it is',
  })
  decline(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.roles.decline(actor, id);
  }
}

import {
  type Project,
  type ProjectChange,
  type ProjectInput,
  type ProjectQuery,
  projectChangeSchema,
  projectInputSchema,
  projectPageSchema,
  projectQuery,
  projectSchema,
  uuidSchema,
} from '@arcada/contracts';
import { CurrentActor, Endpoint, readIdempotencyKey, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Projects } from './projects.service.ts';

const projectParams = z.object({ id: uuidSchema });

function tagged(reply: FastifyReply, project: Project): Project {
  reply.header('etag', `"${project.version}"`);
  return project;
}

/** Projects of the caller; those of others don't exist for them. */
@Controller('api/projects')
export class ProjectController {
  constructor(private readonly projects: Projects) {}

  @Get()
  @Endpoint({
    policy: 'user',
    query: projectQuery,
    response: projectPageSchema,
    summary: 'Own projects, changed last first',
  })
  list(@Query() query: ProjectQuery, @CurrentActor() actor: UserActor) {
    return this.projects.page(actor.id, query);
  }

  @Post()
  @Endpoint({
    policy: 'user',
    body: projectInputSchema,
    response: projectSchema,
    idempotent: true,
    summary: 'Creates a project',
  })
  async create(
    @Body() input: ProjectInput,
    @CurrentActor() actor: UserActor,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('idempotency-key') key?: string,
  ) {
    return tagged(reply, await this.projects.create(actor.id, input, readIdempotencyKey(key)));
  }

  @Get(':id')
  @Endpoint({
    policy: 'user',
    params: projectParams,
    response: projectSchema,
    summary: 'One project with its months; its ETag is what a change sends as If-Match',
  })
  async read(
    @Param('id') id: string,
    @CurrentActor() actor: UserActor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return tagged(reply, await this.projects.read(actor.id, id));
  }

  @Patch(':id')
  @Endpoint({
    versioned: true,
    policy: 'user',
    params: projectParams,
    body: projectChangeSchema,
    response: projectSchema,
    summary: 'Changes fields of the version in If-Match; 412 has what is stored now',
  })
  async change(
    @Param('id') id: string,
    @Body() change: ProjectChange,
    @CurrentActor() actor: UserActor,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('if-match') ifMatch?: string,
  ) {
    return tagged(reply, await this.projects.change(actor.id, id, change, ifMatch));
  }

  @Delete(':id')
  @Endpoint({ policy: 'user', params: projectParams, status: 204, summary: 'Removes a project for good' })
  remove(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.projects.remove(actor.id, id);
  }
}

import {
  type NewProject,
  newProjectSchema,
  type Project,
  type ProjectChange,
  type ProjectQuery,
  projectChangeSchema,
  projectPageSchema,
  projectQuery,
  projectSchema,
  uuidSchema,
} from '@arcada/contracts';
import { CurrentActor, Endpoint, readIdempotencyKey, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Projects } from './projects.service.ts';

const projectParams = z.object({ id: uuidSchema });
const projectDocumentParams = projectParams.extend({ documentId: uuidSchema });
type ProjectDocumentParams = z.infer<typeof projectDocumentParams>;

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
    body: newProjectSchema,
    response: projectSchema,
    idempotent: true,
    summary: 'Creates a project, and puts an own document into it',
  })
  async create(
    @Body() input: NewProject,
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

  @Put(':id/documents/:documentId')
  @Endpoint({
    policy: 'user',
    params: projectDocumentParams,
    status: 204,
    summary: 'Puts an own document into a project, out of the one that it was in',
  })
  addDocument(@Param() { id, documentId }: ProjectDocumentParams, @CurrentActor() actor: UserActor) {
    return this.projects.addDocument(actor.id, id, documentId);
  }

  @Delete(':id/documents/:documentId')
  @Endpoint({
    policy: 'user',
    params: projectDocumentParams,
    status: 204,
    summary: 'Takes a document out of a project; it stays a document',
  })
  removeDocument(@Param() { id, documentId }: ProjectDocumentParams, @CurrentActor() actor: UserActor) {
    return this.projects.removeDocument(actor.id, id, documentId);
  }
}

import { assistantThreadSchema, assistantThreadSummarySchema, uuidSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, userOf } from '@arcada/service-kit';
import { Controller, Delete, Get, Param } from '@nestjs/common';
import { z } from 'zod';
import { Threads } from './threads.service.ts';

const threadParams = z.object({ id: uuidSchema });

@Controller('api/assistant/threads')
export class ThreadController {
  constructor(private readonly threads: Threads) {}

  @Get()
  @Endpoint({
    policy: 'user',
    response: z.array(assistantThreadSummarySchema),
    summary: 'Own conversations with the documentation assistant, newest first; 100 at most',
  })
  list(@CurrentActor() actor: Actor) {
    return this.threads.list(userOf(actor).id);
  }

  @Get(':id')
  @Endpoint({ policy: 'user', params: threadParams, response: assistantThreadSchema, summary: 'One own conversation' })
  read(@Param('id') id: string, @CurrentActor() actor: Actor) {
    return this.threads.read(userOf(actor).id, id);
  }

  @Delete(':id')
  @Endpoint({ policy: 'user', params: threadParams, status: 204, summary: 'Deletes a conversation for good' })
  async remove(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.threads.remove(userOf(actor).id, id);
  }
}

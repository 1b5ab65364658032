import { type Language, newNoteSchema, noteSchema } from '@arcada/contracts';
import { type Actor, attachment, CurrentActor, Endpoint, RequestLanguage } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { Access } from '../access/access.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { courseParams, type LessonParams, lessonParams } from '../catalogue/lesson-params.ts';
import { repeatableId } from '../repeatable-id.ts';
import { Notes } from './note.service.ts';

const noteParams = lessonParams.extend({ noteId: z.uuid() });

/** Also after a seat was taken back or an order refunded: a note that is under way is kept, and all can be read. */
@Controller('api/courses/:id')
export class NoteController {
  constructor(
    private readonly access: Access,
    private readonly catalogue: Catalogue,
    private readonly notes: Notes,
  ) {}

  @Get('lessons/:lessonId/notes')
  @Endpoint({
    policy: 'user',
    params: lessonParams,
    response: z.array(noteSchema),
    summary: 'Own notes on a lesson, by their time in it',
  })
  async list(@Param() params: LessonParams, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    const { userId, course, lesson } = await this.open(params, actor);
    return this.notes.ofLesson(userId, course, lesson, language);
  }

  @Post('lessons/:lessonId/notes')
  @Endpoint({
    idempotent: true,
    policy: 'user',
    params: lessonParams,
    body: newNoteSchema,
    response: noteSchema,
    summary: 'A new note',
  })
  async add(
    @Param() params: LessonParams,
    @Body() body: z.infer<typeof newNoteSchema>,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key?: string,
  ) {
    const { userId, course, lesson } = await this.open(params, actor);
    const id = repeatableId(`note ${userId} ${params.id} ${params.lessonId}`, key);
    return this.notes.add(id, userId, course, lesson, body, language);
  }

  @Patch('lessons/:lessonId/notes/:noteId')
  @Endpoint({
    policy: 'user',
    params: noteParams,
    body: newNoteSchema.pick({ text: true }),
    response: noteSchema,
    summary: 'Another text for an own note',
  })
  async change(
    @Param() params: z.infer<typeof noteParams>,
    @Body() { text }: { text: string },
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
  ) {
    const { userId, course, lesson } = await this.open(params, actor);
    return this.notes.change(userId, course, lesson, params.noteId, text, language);
  }

  @Delete('lessons/:lessonId/notes/:noteId')
  @Endpoint({
    policy: 'user',
    params: noteParams,
    status: 204,
    summary: 'Removes an own note',
  })
  async remove(@Param() params: z.infer<typeof noteParams>, @CurrentActor() actor: Actor) {
    const userId = await this.access.requireLearner(actor, params.id);
    await this.notes.remove(userId, params.id, params.lessonId, params.noteId);
  }

  @Get('former-notes')
  @Endpoint({
    policy: 'user',
    params: courseParams,
    response: z.array(noteSchema),
    summary: 'Own notes on lessons that the course no longer has',
  })
  async former(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    const course = this.catalogue.course(id);
    const userId = await this.access.requireLearner(actor, id);
    return this.notes.ofFormerLessons(userId, course, language);
  }

  @Get('notes.md')
  @Endpoint({ policy: 'user', params: courseParams, summary: 'Own notes on the course as a Markdown file' })
  async markdown(@Param('id') id: string, @CurrentActor() actor: Actor, @RequestLanguage() language: Language) {
    const course = this.catalogue.course(id);
    const userId = await this.access.requireLearner(actor, id);
    const bytes = Buffer.from(await this.notes.markdown(userId, course, language));
    return new StreamableFile(bytes, {
      type: 'text/markdown; charset=utf-8',
      disposition: attachment(`${id}-notes.md`),
      length: bytes.length,
    });
  }

  private async open({ id, lessonId }: LessonParams, actor: Actor) {
    const course = this.catalogue.course(id);
    const userId = await this.access.requireLearner(actor, id);
    return { course, lesson: this.catalogue.lesson(course, lessonId), userId };
  }
}

import { adminTestimonialSchema, slugSchema } from '@arcada/contracts';
import { CurrentActor, Endpoint, readIdempotencyKey, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CustomerPictures } from './customer-pictures.ts';
import {
  type NewTestimonial,
  newTestimonialSchema,
  type TestimonialChange,
  type TestimonialOrder,
  testimonialChangeSchema,
  testimonialOrderSchema,
} from './testimonial-admin.schema.ts';
import { TestimonialAdmin } from './testimonial-admin.service.ts';

const admins = { roles: ['admin'] } as const;
const params = z.object({ id: slugSchema });

@Controller('api/admin/testimonials')
export class TestimonialAdminController {
  constructor(
    private readonly testimonials: TestimonialAdmin,
    private readonly pictures: CustomerPictures,
  ) {}

  @Get()
  @Endpoint({
    policy: admins,
    response: z.array(adminTestimonialSchema),
    summary: 'Testimonials: those that are shown in their order, then the hidden ones',
  })
  list() {
    return this.testimonials.list();
  }

  @Post()
  @Endpoint({
    policy: admins,
    body: newTestimonialSchema,
    response: adminTestimonialSchema,
    status: 201,
    idempotent: true,
    summary: 'A new testimonial, hidden unless it has a place',
  })
  create(
    @Body() testimonial: NewTestimonial,
    @CurrentActor() actor: UserActor,
    @Headers('idempotency-key') key?: string,
  ) {
    return this.testimonials.create(testimonial, actor, readIdempotencyKey(key));
  }

  @Put('order')
  @Endpoint({
    policy: admins,
    body: testimonialOrderSchema,
    response: z.array(adminTestimonialSchema),
    summary: 'Orders all that are shown',
  })
  order(@Body() { ids }: TestimonialOrder) {
    return this.testimonials.order(ids);
  }

  @Put('images')
  @Endpoint({
    policy: admins,
    response: z.object({ image: z.string() }),
    upload: true,
    summary:
      'Takes a customer’s picture (PNG, JPEG or WebP, as application/octet-stream) and cuts a square out of it. A testimonial has it once it is saved with its path.',
  })
  takePicture(@Req() { body }: FastifyRequest) {
    return this.pictures.take(body);
  }

  @Patch(':id')
  @Endpoint({
    versioned: true,
    policy: admins,
    params,
    body: testimonialChangeSchema,
    response: adminTestimonialSchema,
    summary: 'Changes, shows or hides it. If-Match names the version.',
  })
  change(
    @Param('id') id: string,
    @Body() change: TestimonialChange,
    @CurrentActor() actor: UserActor,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.testimonials.change(id, change, actor, ifMatch);
  }

  @Delete(':id')
  @Endpoint({ policy: { ...admins, confirmed: true }, params, status: 204, summary: 'Deletes it' })
  remove(@Param('id') id: string): Promise<void> {
    return this.testimonials.remove(id);
  }
}

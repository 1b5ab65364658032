import { dollarsToCents, type Language } from '@arcada/contracts';
import { CONFIG, ServiceClient } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { coursesUnavailable } from './cart.errors.ts';

const courseSchema = z.object({ id: z.string(), title: z.string(), price: z.number().min(0) });

export interface Course {
  title: string;
  priceCents: number;
}

/** What the learning area sells. Without that area there is no course to be found. */
@Injectable()
export class CourseCatalogue {
  constructor(
    private readonly services: ServiceClient,
    @Inject(CONFIG) private readonly config: { LEARNING_URL?: string },
  ) {}

  async find(id: string, language: Language): Promise<Course | undefined> {
    if (!this.config.LEARNING_URL) return undefined;
    const answer = await this.services.call('learning', `api/courses/${encodeURIComponent(id)}?lang=${language}`);
    const course = courseSchema.safeParse(answer).data;
    if (!course) throw coursesUnavailable();
    return { title: course.title, priceCents: dollarsToCents(course.price) };
  }
}

import { dollarsToCents, type Language } from '@arcada/contracts';
import { CONFIG, ServiceClient, ServiceError } from '@arcada/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { coursesUnavailable } from './cart.errors.ts';

const courseSchema = z.object({ title: z.string(), price: z.number().min(0) });

export interface Course {
  title: string;
  priceCents: number;
}

/** What the learning area sells. Without that area there is no course to be found. */
@Injectable()
export class CourseCatalogue {
  private readonly logger = new Logger('CourseCatalogue');

  constructor(
    private readonly services: ServiceClient,
    @Inject(CONFIG) private readonly config: { LEARNING_URL?: string },
  ) {}

  async find(id: string, language: Language): Promise<Course | undefined> {
    if (!this.config.LEARNING_URL) return undefined;
    try {
      const path = `api/courses/${encodeURIComponent(id)}?lang=${language}`;
      const { title, price } = await this.services.call('learning', path, { answer: courseSchema });
      return { title, priceCents: dollarsToCents(price) };
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return undefined;
      this.logger.warn(error);
      throw coursesUnavailable();
    }
  }
}

import { dollarsToCents, type Language } from '@arcada/contracts';
import { CONFIG, ServiceClient, ServiceError } from '@arcada/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { coursesUnavailable } from './cart.errors.ts';

const courseSchema = z.object({ title: z.string(), price: z.number().min(0) });

export interface Course {
  title: string;
  priceCents: number;
}

const keptMilliseconds = 5000;
const keptCourses = 2000;

interface Kept {
  until: number;
  course: Promise<Course | undefined>;
}

/** Courses sold by the learning area. Without that area no course is found. */
@Injectable()
export class CourseCatalogue {
  private readonly logger = new Logger('CourseCatalogue');
  private readonly kept = new LRUCache<string, Kept>({ max: keptCourses });

  constructor(
    private readonly services: ServiceClient,
    @Inject(CONFIG) private readonly config: { LEARNING_URL?: string },
  ) {}

  /** Current data. */
  find(id: string, language: Language): Promise<Course | undefined> {
    const course = this.ask(id, language);
    const kept = { until: Date.now() + keptMilliseconds, course };
    this.kept.set(`${language}/${id}`, kept);
    const forget = () => {
      kept.until = 0;
    };
    course.then((found) => found ?? forget(), forget);
    return course;
  }

  /** At most a few seconds old, for display only. Concurrent look-ups share one call. */
  findRecent(id: string, language: Language): Promise<Course | undefined> {
    const kept = this.kept.get(`${language}/${id}`);
    return kept && Date.now() < kept.until ? kept.course : this.find(id, language);
  }

  private async ask(id: string, language: Language): Promise<Course | undefined> {
    if (!this.config.LEARNING_URL) return undefined;
    try {
      const path = `api/courses/${encodeURIComponent(id)}?lang=${language}`;
      const { title, price } = await this.services.call('learning', path, { schema: courseSchema });
      return { title, priceCents: dollarsToCents(price) };
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return undefined;
      this.logger.warn(error);
      throw coursesUnavailable();
    }
  }
}

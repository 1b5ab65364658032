import { slugSchema } from '@arcada/contracts';
import { z } from 'zod';

export const courseParams = z.object({ id: slugSchema });
export const lessonParams = courseParams.extend({ lessonId: slugSchema });
export type LessonParams = z.infer<typeof lessonParams>;

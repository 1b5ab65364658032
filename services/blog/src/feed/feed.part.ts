import type { BlogPart } from '../blog-part.ts';
import { FeedController } from './feed.controller.ts';

export const feedPart: BlogPart = { controllers: [FeedController] };

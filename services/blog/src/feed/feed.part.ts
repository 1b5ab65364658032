import type { ServicePart } from '@arcada/service-kit';
import { FeedController } from './feed.controller.ts';

export const feedPart: ServicePart = { controllers: [FeedController] };

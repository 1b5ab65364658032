import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { PostsModule } from '../posts/posts.module.ts';
import { FeedController } from './feed.controller.ts';

@Module({
  imports: [PostsModule],
  controllers: [FeedController],
})
export class FeedModule {}

export const feedPart: ServicePart = {
  module: FeedModule,
};

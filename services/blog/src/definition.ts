import type { ServiceDefinition } from '@arcada/service-kit';
import { blogConfig } from './config.ts';
import { CreatePost1795274115357 } from './migrations/1795274115357-create-post.ts';
import { PostController } from './posts/post.controller.ts';
import { PostEntity } from './posts/post.entity.ts';
import { PostService } from './posts/post.service.ts';

export const blogDefinition: ServiceDefinition = {
  domain: 'blog',
  config: blogConfig,
  controllers: [PostController],
  providers: [PostService],
  entities: [PostEntity],
  migrations: [CreatePost1795274115357],
};

import type { ServicePart } from '@arcada/service-kit';
import { Module } from '@nestjs/common';
import { postMigrations } from '../migrations/posts.ts';
import { BulkPostsController } from './admin/bulk-posts.controller.ts';
import { BulkPostChanges } from './admin/bulk-posts.service.ts';
import { CategoryAdminController } from './admin/category-admin.controller.ts';
import { CategoryAdmin } from './admin/category-admin.service.ts';
import { OwnAuthors } from './admin/own-authors.ts';
import { PostAdminController } from './admin/post-admin.controller.ts';
import { PostAdmin } from './admin/post-admin.service.ts';
import { PostAnnouncements } from './admin/post-announcements.ts';
import { PostCovers } from './admin/post-covers.ts';
import { PostEditions } from './admin/post-editions.service.ts';
import { PostNotices } from './admin/post-notices.ts';
import { PostRevisionEntity } from './admin/post-revision.entity.ts';
import { PostRevisions } from './admin/post-revisions.service.ts';
import { AuthorEntity, AuthorTextEntity } from './author.entity.ts';
import { Blog } from './blog.ts';
import { CategoryEntity, CategoryRedirectEntity, CategoryTextEntity } from './category.entity.ts';
import { PostController } from './post.controller.ts';
import { PostEntity, PostTextEntity } from './post.entity.ts';

@Module({
  controllers: [PostController, BulkPostsController, PostAdminController, CategoryAdminController],
  providers: [
    Blog,
    BulkPostChanges,
    OwnAuthors,
    PostAdmin,
    PostAnnouncements,
    PostCovers,
    PostEditions,
    PostNotices,
    PostRevisions,
    CategoryAdmin,
  ],
  exports: [Blog],
})
export class PostsModule {}

export const postsPart: ServicePart = {
  module: PostsModule,
  entities: [
    PostEntity,
    PostTextEntity,
    PostRevisionEntity,
    CategoryEntity,
    CategoryTextEntity,
    CategoryRedirectEntity,
    AuthorEntity,
    AuthorTextEntity,
  ],
  migrations: postMigrations,
  housekeepers: [PostCovers],
};

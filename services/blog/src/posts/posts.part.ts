import type { BlogPart } from '../blog-part.ts';
import { postMigrations } from '../migrations/posts.ts';
import { AuthorEntity, AuthorTextEntity } from './author.entity.ts';
import { Blog } from './blog.ts';
import { CategoryEntity, CategoryTextEntity } from './category.entity.ts';
import { PostController } from './post.controller.ts';
import { PostEntity, PostTextEntity } from './post.entity.ts';

export const postsPart: BlogPart = {
  controllers: [PostController],
  providers: [Blog],
  entities: [PostEntity, PostTextEntity, CategoryEntity, CategoryTextEntity, AuthorEntity, AuthorTextEntity],
  migrations: postMigrations,
};

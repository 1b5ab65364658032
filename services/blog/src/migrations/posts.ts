import { tableColumn as column, createTable, index, key, nullable } from '@arcada/service-kit';

/** Tables of posts and of what stands around them. */
export const postMigrations = [
  createTable(
    'CreatePost1795275000001',
    'post',
    [
      column.text('id', 160, key),
      column.text('category_id', 160),
      column.text('author_id', 160),
      column.text('status', 16),
      column.time('published_at', nullable),
      column.text('image', 200),
      column.json('related'),
      column.id('owner_id', nullable),
      column.integer('revision'),
      column.time('created_at'),
      column.time('updated_at'),
    ],
    [index('ix_post_updated', 'updated_at'), index('ix_post_owner', 'owner_id')],
  ),
  createTable('CreatePostText1795275000002', 'post_text', [
    column.text('post_id', 160, key),
    column.text('language', 8, key),
    column.text('title', 200),
    column.text('excerpt', 600),
    column.json('tags'),
    column.longText('body'),
    column.integer('reading_minutes'),
  ]),
  createTable('CreateCategory1795275000003', 'category', [
    column.text('id', 160, key),
    column.integer('place'),
    column.time('updated_at'),
  ]),
  createTable('CreateCategoryText1795275000004', 'category_text', [
    column.text('category_id', 160, key),
    column.text('language', 8, key),
    column.text('name', 120),
    column.text('description', 500),
  ]),
  createTable('CreateAuthor1795275000005', 'author', [column.text('id', 160, key), column.text('name', 120)]),
  createTable('CreateAuthorText1795275000006', 'author_text', [
    column.text('author_id', 160, key),
    column.text('language', 8, key),
    column.text('role', 160),
    column.text('bio', 1000),
  ]),
  createTable(
    'CreatePostRevision1795275000007',
    'post_revision',
    [
      column.text('post_id', 160, key),
      column.integer('number', key),
      column.text('language', 8, key),
      column.text('title', 200),
      column.text('excerpt', 600),
      column.json('tags'),
      column.longText('body'),
      column.time('replaced_at'),
      column.id('replaced_by', nullable),
    ],
    [index('ix_post_revision_replaced_by', 'replaced_by')],
  ),
  createTable(
    'CreateCategoryRedirect1795600500011',
    'category_redirect',
    [column.text('id', 160, key), column.text('category_id', 160)],
    [index('ix_category_redirect_target', 'category_id')],
  ),
];

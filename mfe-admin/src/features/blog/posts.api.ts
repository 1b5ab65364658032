import type {
  AdminPost,
  AdminPostQuery,
  AdminPostSummary,
  BulkPostPart,
  BulkPosts,
  BulkRowOf,
  Cover,
  KeysetPage,
  Language,
  LastBulk,
  PostAuthor,
  PostPreview,
  PostText,
  Revision,
  RevisionSummary,
  TextPicture,
} from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

export type PostListQuery = { [Name in keyof AdminPostQuery]?: AdminPostQuery[Name] | undefined };
export interface PostChange {
  categoryId?: string;
  authorId?: string;
  image?: string;
  related?: readonly string[];
  /** Null removes a translation. */
  texts?: Partial<Record<Language, PostText | null>>;
  status?: 'draft' | 'published' | 'archived';
  /** Null: at once. */
  publishedAt?: string | null;
  /** To the author of a post that is sent back. */
  note?: string;
}
interface Seen {
  id: string;
  /** The save that it is based on. */
  revision: number;
}
interface SavedChange extends Seen {
  change: PostChange;
}
interface RevisionOf {
  id: string;
  number: number;
}
const pathOf = (id: string) => `/api/admin/blog/${encodeURIComponent(id)}`;

export const postsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminPosts: build.query<KeysetPage<AdminPostSummary>, PostListQuery>({
      query: (query) => ({ url: '/api/admin/blog', query: { ...query } }),
      providesTags: ['AdminPost'],
    }),
    adminPost: build.query<AdminPost, string>({
      query: (id) => ({ url: pathOf(id) }),
      providesTags: ['AdminPost'],
    }),
    adminPostsLastBulk: build.query<LastBulk<BulkPostPart>, void>({
      query: () => ({ url: '/api/admin/blog/bulk/last' }),
      providesTags: ['AdminPost'],
    }),
    adminPostsBulk: build.mutation<{ rows: BulkRowOf<BulkPostPart>[] }, BulkPosts>({
      query: (body) => ({ url: '/api/admin/blog/bulk', method: 'POST', body }),
      invalidatesTags: (_result, _error, { apply }) => (apply ? ['AdminPost', 'Category', 'Audit'] : []),
    }),
    adminPostAuthors: build.query<PostAuthor[], void>({ query: () => ({ url: '/api/admin/blog/authors' }) }),
    adminPostCover: build.mutation<Cover, File>({
      query: (file) => ({ url: '/api/admin/blog/images', method: 'PUT', file }),
    }),
    /** For the text: its address is written into the Markdown. */
    adminPostPicture: build.mutation<TextPicture, File>({
      query: (file) => ({ url: '/api/admin/blog/pictures', method: 'PUT', file }),
    }),
    adminPostPreview: build.query<PostPreview, string>({
      query: (body) => ({ url: '/api/admin/blog/preview', method: 'POST', body: { body } }),
      keepUnusedDataFor: 10,
    }),
    adminPostRevisions: build.query<RevisionSummary[], string>({
      query: (id) => ({ url: `${pathOf(id)}/revisions` }),
      providesTags: ['AdminPost'],
    }),
    adminPostRevision: build.query<Revision, RevisionOf>({
      query: ({ id, number }) => ({ url: `${pathOf(id)}/revisions/${number}` }),
    }),
    adminPostRestore: build.mutation<AdminPost, RevisionOf & Seen>({
      query: ({ id, number, revision }) => ({
        url: `${pathOf(id)}/revisions/${number}/restore`,
        method: 'POST',
        ifMatch: String(revision),
      }),
      // After a refusal, too: somebody else has saved the post.
      invalidatesTags: ['AdminPost', 'Audit'],
    }),
    adminPostCreate: build.mutation<AdminPost, PostChange & { id: string }>({
      query: (body) => ({ url: '/api/admin/blog', method: 'POST', body }),
      invalidatesTags: ['AdminPost', 'Category', 'Audit'],
    }),
    adminPostChange: build.mutation<AdminPost, SavedChange>({
      query: ({ id, change, revision }) => ({
        url: pathOf(id),
        method: 'PATCH',
        body: change,
        ifMatch: String(revision),
      }),
      invalidatesTags: ['AdminPost', 'Category', 'Audit'],
    }),
    adminPostRemove: build.mutation<void, Seen>({
      query: ({ id, revision }) => ({ url: pathOf(id), method: 'DELETE', ifMatch: String(revision) }),
      // After 412, too: somebody else has saved the post.
      invalidatesTags: (_data, error) => (error && error.status !== 412 ? [] : ['AdminPost', 'Category', 'Audit']),
    }),
  }),
});

import type {
  AdminPost,
  AdminPostSummary,
  Cover,
  KeysetPage,
  Language,
  PostAuthor,
  PostPreview,
  PostText,
  TextPicture,
} from '@arcada/contracts';
import { api } from '@arcada/platform';

export interface PostChange {
  categoryId?: string;
  /** Empty: none. */
  image?: string;
  /** Null removes a translation. */
  texts?: Partial<Record<Language, PostText | null>>;
  status?: 'draft' | 'submitted';
}
interface Seen {
  id: string;
  /** The save that it is based on. */
  revision: number;
}
const pathOf = (id: string) => `/api/admin/blog/${encodeURIComponent(id)}`;
const contentApi = api.enhanceEndpoints({ addTagTypes: ['OwnPost'] });

/** Posts of the producer who is signed in: the service shows and changes no others. */
export const ownPostsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    blogOwnPosts: build.query<KeysetPage<AdminPostSummary>, number>({
      query: (limit) => ({ url: '/api/admin/blog', query: { limit } }),
      providesTags: ['OwnPost'],
    }),
    blogOwnPost: build.query<AdminPost, string>({
      query: (id) => ({ url: pathOf(id) }),
      // A deleted draft must not be shown again when someone navigates back.
      keepUnusedDataFor: 0,
      providesTags: ['OwnPost'],
    }),
    blogPostAuthors: build.query<PostAuthor[], void>({ query: () => ({ url: '/api/admin/blog/authors' }) }),
    blogOwnPostCover: build.mutation<Cover, File>({
      query: (file) => ({ url: '/api/admin/blog/images', method: 'PUT', file }),
    }),
    /** For the text: its address is written into the Markdown. */
    blogOwnPostPicture: build.mutation<TextPicture, File>({
      query: (file) => ({ url: '/api/admin/blog/pictures', method: 'PUT', file }),
    }),
    blogOwnPostPreview: build.query<PostPreview, string>({
      query: (body) => ({ url: '/api/admin/blog/preview', method: 'POST', body: { body } }),
      keepUnusedDataFor: 10,
    }),
    blogOwnPostCreate: build.mutation<AdminPost, PostChange & { id: string }>({
      query: (body) => ({ url: '/api/admin/blog', method: 'POST', body }),
      invalidatesTags: ['OwnPost'],
    }),
    blogOwnPostChange: build.mutation<AdminPost, Seen & { change: PostChange }>({
      query: ({ id, change, revision }) => ({
        url: pathOf(id),
        method: 'PATCH',
        body: change,
        ifMatch: String(revision),
      }),
      // After a refusal, too: it was saved elsewhere.
      invalidatesTags: ['OwnPost'],
    }),
    /** The next edition of a published post. */
    blogOwnPostEdition: build.mutation<AdminPost, string>({
      query: (id) => ({ url: `${pathOf(id)}/edition`, method: 'POST' }),
      invalidatesTags: ['OwnPost'],
    }),
    blogOwnPostRemove: build.mutation<void, Seen>({
      query: ({ id, revision }) => ({ url: pathOf(id), method: 'DELETE', ifMatch: String(revision) }),
    }),
  }),
});

import type {
  KeysetPage,
  Language,
  Letter,
  LetterPreview,
  LetterQuery,
  LetterSummary,
  LetterText,
  Subscribers,
} from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

export type LetterListQuery = { [Name in keyof LetterQuery]?: LetterQuery[Name] | undefined };
export type LetterTexts = Partial<Record<Language, LetterText>>;
interface Seen {
  id: string;
  /** The state that it is based on. */
  revision: number;
}
const newsletter = '/api/admin/newsletter';
const pathOf = (id: string) => `${newsletter}/letters/${id}`;
const changed = ['AdminLetter', 'Audit'] as const;

export const lettersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminLetters: build.query<KeysetPage<LetterSummary>, LetterListQuery>({
      query: (query) => ({ url: `${newsletter}/letters`, query: { ...query } }),
      providesTags: ['AdminLetter'],
    }),
    adminLetter: build.query<Letter, string>({
      query: (id) => ({ url: pathOf(id) }),
      providesTags: ['AdminLetter'],
    }),
    adminSubscribers: build.query<Subscribers, void>({ query: () => ({ url: `${newsletter}/subscribers` }) }),
    adminLetterPreview: build.query<LetterPreview, LetterText & { language: Language }>({
      query: (body) => ({ url: `${newsletter}/preview`, method: 'POST', body }),
      keepUnusedDataFor: 10,
    }),
    adminLetterCreate: build.mutation<Letter, { texts: LetterTexts }>({
      query: (body) => ({ url: `${newsletter}/letters`, method: 'POST', body }),
      invalidatesTags: changed,
    }),
    adminLetterChange: build.mutation<Letter, Seen & { texts: LetterTexts }>({
      query: ({ id, revision, texts }) => ({
        url: pathOf(id),
        method: 'PATCH',
        body: { texts },
        ifMatch: String(revision),
      }),
      invalidatesTags: changed,
    }),
    adminLetterRemove: build.mutation<void, Seen>({
      query: ({ id, revision }) => ({ url: pathOf(id), method: 'DELETE', ifMatch: String(revision) }),
      // After 412, too: somebody else has changed it.
      invalidatesTags: (_data, error) => (error && error.status !== 412 ? [] : changed),
    }),
    adminLetterTest: build.mutation<void, { id: string; language: Language }>({
      query: ({ id, language }) => ({ url: `${pathOf(id)}/test`, method: 'POST', body: { language } }),
      invalidatesTags: ['Audit'],
    }),
    adminLetterSend: build.mutation<Letter, Seen & { at?: string }>({
      query: ({ id, revision, at }) => ({
        url: `${pathOf(id)}/send`,
        method: 'POST',
        body: { at },
        ifMatch: String(revision),
      }),
      invalidatesTags: changed,
    }),
    adminLetterFinish: build.mutation<Letter, string>({
      query: (id) => ({ url: `${pathOf(id)}/finish`, method: 'POST' }),
      invalidatesTags: changed,
    }),
    adminLetterStop: build.mutation<Letter, string>({
      query: (id) => ({ url: `${pathOf(id)}/stop`, method: 'POST' }),
      invalidatesTags: changed,
    }),
  }),
});

import type { NewProject, Project, ProjectChange } from '@arcada/contracts';
import { toolsApi } from '../../shared/tools-api.ts';

const projectPath = (id: string) => `/api/projects/${encodeURIComponent(id)}`;

interface ProjectDocument {
  id: string;
  documentId: string;
}
const documentIn = ({ id, documentId }: ProjectDocument) =>
  `${projectPath(id)}/documents/${encodeURIComponent(documentId)}`;

/** One of the user's own projects. */
export const projectsApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsProject: build.query<Project, string>({
      query: (id) => ({ url: projectPath(id) }),
      providesTags: ['Project'],
    }),
    toolsProjectCreate: build.mutation<Project, NewProject>({
      query: (body) => ({ url: '/api/projects', method: 'POST', body }),
      invalidatesTags: (_made, error) => (error ? [] : ['Project', 'Dashboard', 'Document']),
    }),
    toolsProjectChange: build.mutation<Project, { id: string; change: ProjectChange; ifMatch: string }>({
      query: ({ id, change, ifMatch }) => ({ url: projectPath(id), method: 'PATCH', body: change, ifMatch }),
      // The form starts from what was saved without waiting for the list and the figures.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) => dispatch(projectsApi.util.updateQueryData('toolsProject', id, () => data)),
          () => undefined,
        );
      },
      // A refused change has shown that the project is another now.
      invalidatesTags: ['Project', 'Dashboard'],
    }),
    toolsProjectRemove: build.mutation<null, string>({
      query: (id) => ({ url: projectPath(id), method: 'DELETE', expect: [404] }),
      invalidatesTags: (_gone, error) => (error ? [] : ['Project', 'Dashboard', 'Document']),
    }),
    toolsProjectDocumentAdd: build.mutation<null, ProjectDocument>({
      query: (place) => ({ url: documentIn(place), method: 'PUT' }),
      invalidatesTags: ['Document'],
    }),
    toolsProjectDocumentRemove: build.mutation<null, ProjectDocument>({
      query: (place) => ({ url: documentIn(place), method: 'DELETE' }),
      invalidatesTags: ['Document'],
    }),
  }),
});

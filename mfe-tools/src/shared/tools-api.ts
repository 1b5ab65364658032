import { api } from '@arcada/platform';

/** The site's RTK Query api with the tags of what this area reads. */
export const toolsApi = api.enhanceEndpoints({
  addTagTypes: [
    'Document',
    'Version',
    'Share',
    'LibraryTopic',
    'Project',
    'Dashboard',
    'AssistantThread',
    'DocumentChat',
    'ModelConsent',
  ],
});

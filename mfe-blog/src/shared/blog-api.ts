import { api } from '@arcada/platform';

/** The site's RTK Query api with the tags of what this area reads. */
export const blogApi = api.enhanceEndpoints({
  addTagTypes: ['Post', 'Product', 'Course'],
});

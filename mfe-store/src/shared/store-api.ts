import { api } from '@arcada/platform';

/** The site's RTK Query api with the tags of what this area reads. */
export const storeApi = api.enhanceEndpoints({
  addTagTypes: ['Product', 'Course', 'Order', 'Licence', 'ProductReview'],
});

import { api } from '@arcada/platform';

/** The site's RTK Query api with the tags of what this area reads. */
export const adminApi = api.enhanceEndpoints({
  addTagTypes: [
    'ManagedUser',
    'ManagedOrder',
    'PaymentAlert',
    'AssistantGap',
    'WebhookRecord',
    'ManagedProduct',
    'StripeProduct',
    'StripeSync',
    'ManagedCourse',
    'Review',
    'AdminPost',
    'Category',
    'Audit',
    'SavedView',
    'Delivery',
    'AdminTestimonial',
    'AdminLetter',
    'ContactMessage',
    'Coupon',
  ],
});

import type { ReleaseList, SiteHealth } from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

/** Lists of what waits for an admin; of each only the number is shown here. */
const waitingLists = {
  roleRequests: { url: '/api/admin/users', query: { pending: 'true', limit: 1 }, tag: 'ManagedUser' },
  courses: { url: '/api/admin/courses', query: { status: 'submitted', limit: 1 }, tag: 'ManagedCourse' },
  products: { url: '/api/admin/product-editions', query: { limit: 1 }, tag: 'ManagedProduct' },
  posts: { url: '/api/admin/blog', query: { status: 'submitted', limit: 1 }, tag: 'AdminPost' },
  reviews: { url: '/api/admin/courses/reviews', query: { status: 'pending', limit: 1 }, tag: 'Review' },
  productReviews: { url: '/api/admin/product-reviews', query: { status: 'pending', limit: 1 }, tag: 'Review' },
  alerts: { url: '/api/admin/orders/payment-alerts', query: { state: 'open', limit: 1 }, tag: 'PaymentAlert' },
  stripeEvents: { url: '/api/admin/stripe/events', query: { outcome: 'failed', limit: 1 }, tag: 'WebhookRecord' },
  messages: { url: '/api/admin/contact', query: { status: 'new', limit: 1 }, tag: 'ContactMessage' },
  letters: { url: '/api/admin/newsletter/letters', query: { status: 'stopped', limit: 1 }, tag: 'AdminLetter' },
  questions: { url: '/api/admin/assistant/gaps', query: { state: 'open', limit: 1 }, tag: 'AssistantGap' },
} as const;
export type WaitingList = keyof typeof waitingLists;
export const waiting = Object.keys(waitingLists) as readonly WaitingList[];

export const overviewApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminWaiting: build.query<{ total: number }, WaitingList>({
      query: (list) => ({ url: waitingLists[list].url, query: waitingLists[list].query }),
      providesTags: (_total, _error, list) => [{ type: waitingLists[list].tag, id: 'list' }],
    }),
    adminHealth: build.query<SiteHealth, void>({ query: () => ({ url: '/api/admin/health' }) }),
    adminReleases: build.query<ReleaseList, void>({ query: () => ({ url: '/api/admin/releases' }) }),
  }),
});

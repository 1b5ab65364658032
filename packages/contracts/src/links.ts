import type { EmailConfirmation } from './identity/user.schema.ts';
import type { ProductType } from './store/product.ts';

const withQuery = (path: string, query: Record<string, string | number | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string | number] => entry[1] !== undefined);
  return given.length ? `${path}?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}` : path;
};

/** Every address of the site that one area may link to in another. */
export const links = {
  home: () => '/',
  auth: (next?: string) => withQuery('/auth', { next }),
  recoverPassword: () => '/recover-password',
  recoverUsername: () => '/recover-username',
  resetPassword: () => '/reset-password',
  /** Where the link that confirms an address leads; once it was used, what came of it is in place of the token. */
  confirmEmail: (query: { token: string } | { result: EmailConfirmation['result'] }) =>
    withQuery('/confirm-email', { ...query }),
  undoEmail: () => '/undo-email',
  account: () => '/account',
  services: (tab?: 'ai-consulting' | 'custom-development' | 'training' | 'implementation') =>
    withQuery('/services', { tab }),
  products: (query: { type?: ProductType; category?: string; q?: string; sort?: string; page?: number } = {}) =>
    withQuery('/products', query),
  product: (id: string) => `/products/${id}`,
  courses: (query: { category?: string; level?: string; q?: string; sort?: string; page?: number } = {}) =>
    withQuery('/courses', query),
  course: (id: string) => `/courses/${id}`,
  learn: (id: string, lesson?: string) => withQuery(`/courses/${id}/learn`, { lesson }),
  /** The questions on a lesson, with their answers. */
  answers: (id: string, lesson: string) => withQuery(`/courses/${id}/learn`, { lesson, tab: 'questions' }),
  /** Where the link of a mailed invitation to a seat leads. */
  invitation: (courseId: string, token: string) => withQuery(`/courses/${courseId}/invitation`, { seat: token }),
  /** The same for who is signed in with the invited address, without the link of the mail. */
  offeredSeat: (courseId: string, seatId: string) => withQuery(`/courses/${courseId}/invitation`, { offer: seatId }),
  /** A lesson that is open to everyone. */
  lessonPreview: (id: string, lesson: string) => `/courses/${id}/preview/${lesson}`,
  myCourses: () => '/dashboard/learning',
  /** All notices, and which of them one gets. */
  notices: () => '/dashboard/learning/notices',
  /** All seats that one has bought for others. */
  teams: () => '/dashboard/learning/team',
  /** Where the buyer of seats in a course gives them away. */
  team: (courseId: string) => `/dashboard/learning/team/${courseId}`,
  blog: (query: { category?: string; tag?: string; q?: string; page?: number } = {}) => withQuery('/blog', query),
  post: (id: string) => `/blog/${id}`,
  /** What someone has written. */
  author: (id: string, page?: number) => withQuery(`/blog/authors/${id}`, { page }),
  /** Without a code: the page with a field for one. */
  certificate: (code?: string) => (code ? `/certificates/${encodeURIComponent(code)}` : '/certificates'),
  /** A producer's own content, or the editor of a course, at one of its lessons. */
  content: (courseId?: string, lesson?: string) =>
    courseId ? withQuery(`/dashboard/content/${courseId}`, { lesson }) : '/dashboard/content',
  /** The page of the author's own course, whatever its status, or one of its lessons. */
  contentPreview: (courseId: string, lesson?: string) =>
    `/dashboard/content/${courseId}/preview${lesson ? `/${lesson}` : ''}`,
  /** A producer's own articles, or the editor of one. */
  contentPosts: (id?: string) => `/dashboard/content/posts${id ? `/${id}` : ''}`,
  /** A producer's own products, or the editor of one. */
  contentProducts: (id?: string) => `/dashboard/content/products${id ? `/${id}` : ''}`,
  /**
   * A product that isn't on sale as its page would show it: a producer's own one, for admins the product (`of` left out)
   * or what its producer handed in.
   */
  productPreview: (id: string, of?: 'edition') => withQuery(`/dashboard/content/products/${id}/preview`, { of }),
  search: (q?: string) => withQuery('/search', { q }),
  /** `demo`: when the demonstration is wished, `this-week` or `next-week`. */
  contact: (query: { service?: string; demo?: string } = {}) => withQuery('/contact', query),
  /** Links in the newsletter's mails. */
  newsletterConfirm: (token: string) => withQuery('/newsletter/confirm', { token }),
  newsletterUnsubscribe: (token: string) => withQuery('/newsletter/unsubscribe', { token }),
  about: () => '/about',
  privacy: () => '/privacy',
  /** `part`: the heading that it opens at, as its id. */
  terms: (part?: string) => (part ? `/terms#${part}` : '/terms'),
  cart: () => '/cart',
  checkout: (coupon?: string) => withQuery('/checkout', { coupon }),
  checkoutSuccess: (orderId?: string) => withQuery('/checkout-success', { order: orderId }),
  checkoutError: (orderId?: string) => withQuery('/checkout-error', { order: orderId }),
  /** `download`: a product of the order whose file the page starts to download. */
  orderHistory: (orderId?: string, download?: string) => withQuery('/order-history', { order: orderId, download }),
  licences: (product?: string) => withQuery('/licences', { product }),
  dashboard: (section?: string) => (section ? `/dashboard/${section}` : '/dashboard'),
  projects: () => '/dashboard/projects',
  newProject: () => '/dashboard/projects/new',
  project: (id: string) => `/dashboard/projects/${id}`,
  bepMaker: () => '/tools/bep-maker-enhanced',
  /** What the maker makes, open to everyone. */
  documentMaker: () => '/tools/document-maker',
  /** `document`: whose information needs are the requirements. */
  modelCheck: (document?: string) => withQuery('/tools/model-check', { document }),
  bimDocs: () => '/tools/bimdocs-ai',
  myDocuments: () => '/tools/my-documents',
  /** A page of the admin area: `users-manager`. */
  admin: (page?: string) => (page ? `/admin/${page}` : '/admin'),
} as const;

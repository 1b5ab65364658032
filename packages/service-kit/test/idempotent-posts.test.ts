import fs from 'node:fs';
import path from 'node:path';

const services = path.resolve(import.meta.dirname, '../../../services');

interface Operation {
  parameters?: { name: string; in: string }[];
}

// A POST of every service that creates something accepts an Idempotency-Key, or is
// listed here with the reason why repeating it is harmless.
const explained: Record<string, string[]> = {
  'brings about a state, and finds it there the second time': [
    'blog /api/admin/deliveries/blog/retry',
    'identity /api/admin/deliveries/identity/retry',
    'learning /api/admin/deliveries/learning/retry',
    'store /api/admin/deliveries/store/retry',
    'tools /api/admin/deliveries/tools/retry',
    'admin /api/admin/views/{page}',
    'identity /api/admin/role-requests/{id}/decline',
    'identity /api/admin/role-requests/{id}/grant',
    'identity /api/admin/users/{id}/disable',
    'identity /api/admin/users/{id}/enable',
    'identity /api/admin/users/{id}/end-sessions',
    'identity /api/admin/users/{id}/erase',
    'identity /api/admin/users/{id}/export',
    'identity /api/admin/users/{id}/role',
    'identity /api/confirm-email',
    'identity /api/admin/users/{id}/view',
    'identity /api/logout',
    'identity /api/user/view/end',
    'identity /api/role-requests',
    'identity /api/user/confirm',
    'identity /api/user/second-factor',
    'identity /api/user/second-factor/enable',
    'identity /api/user/second-factor/recovery-codes',
    'identity /api/user/password',
    'identity /internal/sessions/end',
    'store /api/admin/stripe/events/{id}/replay',
    'learning /api/admin/courses/reviews/decisions',
    'learning /api/content/courses/{id}/submit',
    'learning /api/content/courses/{id}/withdraw',
    'learning /api/courses/{id}/seats/reminders',
    'learning /api/seats/accept',
    'learning /api/seats/invitation',
    'blog /api/admin/blog/{id}/edition',
    'blog /api/admin/categories/{id}/merge',
    'blog /api/admin/contact/erase',
    'blog /api/admin/newsletter/letters/{id}/finish',
    'blog /api/admin/newsletter/letters/{id}/stop',
    'blog /api/newsletter/unsubscribe',
    'learning /api/content/courses/{id}/revision',
    'learning /api/notices/read',
    'store /api/admin/product-reviews/decisions',
    'store /api/admin/products/{id}/files/{fileId}/current',
    'store /api/admin/products/{id}/files/{fileId}/withdraw',
    'store /api/store/carts/{cartId}/capped/seen',
    'store /api/store/carts/{cartId}/prices/seen',
    'store /api/orders/{id}/cancel',
    'store /api/orders/{id}/resume',
    'store /api/content/products/{id}/edition',
    'store /api/content/products/{id}/withdraw',
    'store /api/admin/orders/{id}/check',
    'store /api/admin/stripe/sync',
    'store /api/cart/{cartId}/claim',
    'tools /api/assistant/feedback',
    'tools /api/documents/{id}/chat',
    'tools /api/documents/{id}/restore',
    'tools /api/documents/{id}/versions',
  ],
  'names the version by If-Match: the first one has changed it, or the same content is kept once': [
    'blog /api/admin/newsletter/letters/{id}/send',
    'store /api/admin/product-editions/{id}/publish',
    'store /api/admin/product-editions/{id}/send-back',
    'store /api/content/products/{id}/submit',
    'store /api/admin/product-sheets',
    'blog /api/admin/blog/bulk',
    'learning /api/admin/courses/bulk',
    'store /api/admin/products/bulk',
    'tools /api/documents/{id}/generate',
    'tools /api/documents/{id}/versions/{number}/restore',
  ],
  'asks a question once more, within the limits of an account': [
    'tools /api/assistant/messages',
    'tools /api/documents/{id}/suggestions',
  ],
  'reads, or asks another about what is there': [
    'blog /api/admin/blog/preview',
    'learning /api/content/preview',
    'learning /api/content/courses/{id}/lessons/{lessonId}/preview/exercise',
    'learning /api/content/courses/{id}/lessons/{lessonId}/preview/quiz',
    'identity /api/reset-password/check',
    'blog /api/admin/newsletter/preview',
    'identity /internal/sessions/resolve',
    'store /api/admin/stripe/plan',
    'store /api/licences/verify',
    'store /api/orders/{id}/refresh',
    'tools /api/documents/sheets',
  ],
  'puts away a notice: the second finds it gone': ['learning /api/courses/{id}/changes/seen'],
  'marks what was sent: progress is kept once for each lesson': [
    'learning /api/courses/{id}/lessons/{lessonId}/exercise',
    'learning /api/courses/{id}/lessons/{lessonId}/quiz',
  ],
  'is known by what it carries: a machine, an order, an event, a message, the content of a release': [
    'registry /api/admin/releases',
    'registry /api/admin/releases/{remote}/{version}/complete',
    'registry /api/admin/releases/{remote}/{version}/promote',
    'registry /api/admin/releases/{remote}/{version}/rollback',
    'store /api/admin/orders/{id}/lines/{lineId}/refund',
    'store /api/admin/orders/{id}/refund',
    'store /api/licences/activate',
    'store /api/licences/deactivate',
    'store /api/stripe/webhook',
    'tools /api/documents/{id}/chat/messages',
  ],
  'makes a session of its own each time, within the limits of sign-in': ['identity /api/login'],
  'mails once more, within the limits for an address': [
    'learning /api/courses/{id}/seats/letters',
    'learning /api/courses/{id}/seats/{seatId}/letter',
    'identity /api/admin/users/{id}/send-reset',
    'identity /api/recover-password',
    'identity /api/recover-username',
    'identity /api/user/confirm-email',
  ],
  'counts once more, which makes no difference to a day': ['store /api/store/visits'],
  'keeps the text that it replaces, at worst the same one twice': [
    'blog /api/admin/blog/{id}/revisions/{number}/restore',
  ],
};

const posts = fs
  .readdirSync(services)
  .map((service) => ({ service, file: path.join(services, service, 'openapi.json') }))
  .filter(({ file }) => fs.existsSync(file))
  .flatMap(({ service, file }) => {
    const { paths } = JSON.parse(fs.readFileSync(file, 'utf8')) as { paths: Record<string, { post?: Operation }> };
    return Object.entries(paths).flatMap(([address, { post }]) =>
      post ? [{ name: `${service} ${address}`, post }] : [],
    );
  });
const takesKey = ({ parameters = [] }: Operation) => parameters.some(({ name }) => name === 'Idempotency-Key');

test('every POST accepts an Idempotency-Key, or explains why repeating it is harmless', () => {
  expect(posts.length).toBeGreaterThan(30);
  const without = posts.filter(({ post }) => !takesKey(post)).map(({ name }) => name);
  expect(without.sort()).toEqual(Object.values(explained).flat().sort());
});

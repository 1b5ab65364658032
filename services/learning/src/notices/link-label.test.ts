import { links } from '@arcada/contracts';
import { linkLabel } from './link-label.ts';

const called = {
  admin: 'Open it in the admin area',
  dashboard: 'Open it in your dashboard',
  course: 'Open the course',
  certificate: 'Open the certificate',
  site: 'View on the site',
  other: 'Open the page',
};

// Every address of the site, so that a link which is new is decided about here before a notice leads there.
const expected: Record<keyof typeof links, keyof typeof called> = {
  home: 'other',
  auth: 'other',
  recoverPassword: 'other',
  recoverUsername: 'other',
  resetPassword: 'other',
  confirmEmail: 'other',
  undoEmail: 'other',
  account: 'other',
  services: 'other',
  products: 'site',
  product: 'site',
  courses: 'site',
  course: 'site',
  learn: 'course',
  answers: 'course',
  invitation: 'other',
  offeredSeat: 'other',
  lessonPreview: 'other',
  myCourses: 'dashboard',
  notices: 'dashboard',
  teams: 'dashboard',
  team: 'dashboard',
  blog: 'site',
  post: 'site',
  author: 'other',
  certificate: 'certificate',
  content: 'dashboard',
  contentPreview: 'dashboard',
  contentPosts: 'dashboard',
  contentProducts: 'dashboard',
  productPreview: 'dashboard',
  search: 'other',
  contact: 'other',
  newsletterConfirm: 'other',
  newsletterUnsubscribe: 'other',
  about: 'other',
  privacy: 'other',
  terms: 'other',
  cart: 'other',
  checkout: 'other',
  checkoutSuccess: 'other',
  checkoutError: 'other',
  orderHistory: 'other',
  licences: 'other',
  dashboard: 'dashboard',
  projects: 'dashboard',
  newProject: 'dashboard',
  project: 'dashboard',
  bepMaker: 'other',
  documentMaker: 'other',
  modelCheck: 'other',
  bimDocs: 'other',
  myDocuments: 'other',
  admin: 'admin',
};

test('has a label for every address of the site', () => {
  expect(Object.keys(expected).sort()).toEqual(Object.keys(links).sort());
});

test.each(Object.entries(links))('the link %s says where it leads', (name, link) => {
  const to = link as (...parts: unknown[]) => string;
  const label = called[expected[name as keyof typeof links]];
  // Without what it takes, and with it where that is a name.
  const takesFacts = ['confirmEmail', 'products', 'courses', 'blog', 'contact'].includes(name);
  for (const parts of takesFacts ? [[{ q: 'walls' }]] : [['walls'], ['walls', 'doors']])
    expect([to(...parts), linkLabel(to(...parts)).en]).toEqual([to(...parts), label]);
});

test('nothing but an area’s own pages counts as that area, and parts of a page don’t matter', () => {
  expect(linkLabel('/dashboard/content/walls?part=reviews').es).toBe('Abrir en tu panel');
  expect(linkLabel('/products/walls#reviews')['pt-BR']).toBe('Ver no site');
  expect(linkLabel('/administrators').en).toBe('Open the page');
});

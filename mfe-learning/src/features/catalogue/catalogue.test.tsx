import { readCartId } from '@arcada/platform';
import { type FakeApi, fakeApi, hintSignedIn, renderInSite } from '@arcada/testing/render';
import { notifications } from '@arcada/ui';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { testCourse, testEnrolment, testSummary, testUser } from '../../shared/course/course.fixture.ts';
import { CourseCard } from '../../shared/course/course-card.tsx';
import { Component as CoursePage } from './course.page.tsx';
import { courseJsonLd } from './course-json-ld.ts';
import { Component as CoursesPage } from './courses.page.tsx';
import { Component as FeaturedCourses } from './featured-courses.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/cart/*': { body: [] },
    'POST /api/cart': { status: 201, body: {} },
    'GET /api/user': { status: 401, body: {} },
  });
});
afterEach(() => {
  api.restore();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'arcada_signed_in=; max-age=0; path=/';
});
const show = (element: React.ReactElement, path = '/courses') =>
  renderInSite(element, { texts: { learning: en }, path });
const coursePage = (
  <Routes>
    <Route path="/courses/:courseId" element={<CoursePage />} />
  </Routes>
);

describe('the course card', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test('has a course icon without a picture, badge, price, level, rating, reviews and instructor', async () => {
    await show(<CourseCard course={testSummary} />);
    expect(document.querySelector('.a-art > svg')).not.toBeNull();
    expect(document.querySelector('.a-art-tag')?.textContent).toBe('Course');
    expect(screen.getByText('$249.50')).toBeTruthy();
    expect(screen.getByText('Bestseller')).toBeTruthy();
    expect(screen.getByRole('img', { name: '4.7 out of 5 stars' })).toBeTruthy();
    expect(document.querySelector('.a-rating')?.textContent).toBe('4.7 · 12 reviews');
    expect(screen.getByText('Marta Lindqvist')).toBeTruthy();
    expect(screen.getByText('2 h 15 min')).toBeTruthy();
  });

  test('Enroll Now adds for 600 ms, disabled and saying so, then the toast in the exact words', async () => {
    await show(<CourseCard course={testSummary} />);
    const button = screen.getByRole('button', { name: 'Enroll Now: ISO 19650 in Practice' });
    fireEvent.click(button);
    await pass(550);
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Adding...', 'true']);
    fireEvent.click(button);
    await pass(100);
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Enroll Now', null]);
    expect(notifications.current()).toMatchObject({
      title: 'Course added',
      description: 'ISO 19650 in Practice has been added to your cart.',
      tone: 'success',
    });
    expect(notifications.current()?.duration).toBeUndefined();
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { cartId: readCartId(), type: 'course', courseId: testSummary.id, price: 249.5, quantity: 1 },
    ]);
  });

  test('reports a failed addition in place and in a toast', async () => {
    api.on('POST /api/cart', { status: 409, body: { message: 'A cart holds at most 99 of the same item.' } });
    await show(<CourseCard course={testSummary} />);
    fireEvent.click(screen.getByRole('button', { name: 'Enroll Now: ISO 19650 in Practice' }));
    await pass(650);
    expect(screen.getByRole('alert').textContent).toBe('A cart holds at most 99 of the same item.');
    expect(notifications.current()).toMatchObject({ title: 'The course was not added', tone: 'danger' });
  });
});

test('an enrolled user continues the course instead', async () => {
  hintSignedIn();
  api.on('GET /api/user', { body: testUser });
  api.on('GET /api/enrolments', { body: [testEnrolment] });
  await show(<CourseCard course={testSummary} />);
  const link = await screen.findByRole('link', { name: 'Continue: ISO 19650 in Practice' });
  expect(link.getAttribute('href')).toBe('/courses/iso-19650-in-practice/learn?lesson=names');
  expect(screen.queryByRole('button', { name: 'Enroll Now: ISO 19650 in Practice' })).toBeNull();
});

test.each([
  [0, 'Start learning'],
  [2, 'Continue'],
  [3, 'Open the course'],
])(
  'with %i of 3 lessons done, the course’s page offers “%s”, and the certificate once there is one',
  async (done, label) => {
    const code = done === 3 ? 'ARC-7K2M-9QXT' : null;
    const enrolment = { ...testEnrolment, completedLessons: done, certificateCode: code };
    hintSignedIn();
    api.on('GET /api/user', { body: testUser });
    api.on('GET /api/courses/iso-19650-in-practice', { body: testCourse });
    for (const name of ['enrolments', 'seats', 'seats/former', 'seats/offered'])
      api.on(`GET /api/${name}`, { body: name === 'enrolments' ? [enrolment] : [] });
    await show(coursePage, '/courses/iso-19650-in-practice');
    expect(await screen.findByRole('link', { name: label })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Your certificate' })?.getAttribute('href')).toBe(
      code ? '/certificates/ARC-7K2M-9QXT' : undefined,
    );
  },
);

test('without a session, enrolments are not requested', async () => {
  await show(<CourseCard course={testSummary} />);
  await screen.findByRole('button', { name: 'Enroll Now: ISO 19650 in Practice' });
  expect(api.names()).not.toContain('GET /api/enrolments');
});

test('featured courses: three skeletons, then error with retry, empty, loaded', async () => {
  api.on('GET /api/courses/featured', { status: 500, body: 'broken' });
  await show(<FeaturedCourses />, '/');
  expect(screen.getByRole('heading', { name: 'Professional BIM Courses' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse All Courses' }).getAttribute('href')).toBe('/courses');
  expect(document.querySelectorAll('.a-card[aria-hidden="true"]').length).toBe(3);
  expect(await screen.findByText('Failed to load courses. Please try again later.')).toBeTruthy();
  api.on('GET /api/courses/featured', { body: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No featured courses available at the moment.')).toBeTruthy();
});

test('an unknown filter shows all with a notice', async () => {
  api.on('GET /api/courses', { body: { items: [testSummary], total: 1, page: 1, pageSize: 12 } });
  await show(<CoursesPage />, '/courses?category=foo&level=Advanced');
  expect(screen.getByText('There is no filter “foo”, so it was left out.')).toBeTruthy();
  expect(await screen.findByText('1 course')).toBeTruthy();
  const call = api.calls.find(({ path }) => path === '/api/courses');
  expect(Object.fromEntries(call?.search ?? [])).toEqual({ level: 'Advanced', pageSize: '12', lang: 'en' });
  cleanup();
  await show(<CoursesPage />, '/courses?category=foo');
  expect(screen.getByText('There is no filter “foo”, so all courses are shown.')).toBeTruthy();
});

test('two unknown filters and an unknown order are named, each in quotes', async () => {
  api.on('GET /api/courses', { body: { items: [testSummary], total: 1, page: 1, pageSize: 12 } });
  await show(<CoursesPage />, '/courses?category=foo&level=nonsense&sort=cheap');
  expect(screen.getByText('There are no filters “foo” and “nonsense”, so all courses are shown.')).toBeTruthy();
  expect(screen.getByText('There is no order “cheap”, so the list keeps its usual order.')).toBeTruthy();
  expect(await screen.findByText('1 course')).toBeTruthy();
  const call = api.calls.find(({ path }) => path === '/api/courses');
  expect(Object.fromEntries(call?.search ?? [])).toEqual({ pageSize: '12', lang: 'en' });
  cleanup();
  await show(<CoursesPage />, '/courses?category=foo&level=nonsense&q=names&sort=newest');
  expect(screen.getByText('There are no filters “foo” and “nonsense”, so they were left out.')).toBeTruthy();
  expect(screen.queryByText(/^There is no order/)).toBeNull();
});

test('category and level links include words that were typed but not submitted', async () => {
  api.on('GET /api/courses', { body: { items: [testSummary], total: 1, page: 1, pageSize: 12 } });
  const { path } = await show(<CoursesPage />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search courses' });
  fireEvent.change(field, { target: { value: 'names ' } });
  fireEvent.click(screen.getByRole('link', { name: en.category['bim-management'] }));
  expect([path(), field.value]).toEqual(['/courses?category=bim-management&q=names', 'names']);
  fireEvent.change(field, { target: { value: 'files' } });
  fireEvent.change(screen.getByRole('combobox', { name: en.courses.level }), { target: { value: 'Advanced' } });
  expect(path()).toBe('/courses?category=bim-management&level=Advanced&q=files');
});

test('a page behind the last one links to the first and is not indexed', async () => {
  api.on('GET /api/courses', { body: { items: [], total: 15, page: 99, pageSize: 12 } });
  await show(<CoursesPage />, '/courses?page=99');
  expect(await screen.findByText('There is no page 99 in this list')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/courses');
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('an empty result says so and links to all courses', async () => {
  api.on('GET /api/courses', { body: { items: [], total: 0, page: 1, pageSize: 12 } });
  await show(<CoursesPage />, '/courses?q=nothing');
  expect(await screen.findByText('No courses found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all courses' }).getAttribute('href')).toBe('/courses');
});

test('an unknown course says so', async () => {
  api.on('GET /api/courses/no-such', { status: 404, body: { message: 'x' } });
  await show(coursePage, '/courses/no-such');
  expect((await screen.findAllByText('Course not found')).length).toBe(2);
});

test('a course that could not be loaded can be retried', async () => {
  api.on('GET /api/courses/iso-19650-in-practice', { status: 500, body: 'broken' });
  await show(coursePage, '/courses/iso-19650-in-practice');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on('GET /api/courses/iso-19650-in-practice', { body: testCourse });
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'ISO 19650 in Practice' })).toBeTruthy();
});

test.each([
  ['article', 'Read the preview'],
  ['video', 'Watch the preview'],
  ['quiz', 'Try the preview'],
] as const)('a preview that is a lesson of the kind %s: %s', async (kind, name) => {
  const [first] = testCourse.syllabus;
  const lessons = first?.lessons.map((lesson) => (lesson.preview ? { ...lesson, kind } : lesson));
  api.on('GET /api/courses/iso-19650-in-practice', { body: { ...testCourse, syllabus: [{ ...first, lessons }] } });
  await show(coursePage, '/courses/iso-19650-in-practice');
  expect(await screen.findByRole('link', { name })).toBeTruthy();
});

test('the course page: preview lessons are links, the others are not', async () => {
  api.on('GET /api/courses/iso-19650-in-practice', { body: testCourse });
  await show(coursePage, '/courses/iso-19650-in-practice');
  const preview = await screen.findByRole('link', { name: 'Watch the preview: Welcome' });
  expect(preview.getAttribute('href')).toBe('/courses/iso-19650-in-practice/preview/welcome');
  expect(screen.getByText('Names of files').tagName).toBe('SPAN');
  expect(screen.getByText('ISO 19650-1:2018')).toBeTruthy();
  expect(screen.getByText('12 May 2026')).toBeTruthy();
});

test('the course page says that a seat waits, and leads to the results of a team that was refunded', async () => {
  hintSignedIn();
  api.on('GET /api/user', { body: testUser });
  api.on('GET /api/courses/iso-19650-in-practice', { body: testCourse });
  const { id: courseId, title } = testCourse;
  api.on('GET /api/seats/offered', { body: [{ seatId: 's1', courseId, courseTitle: title, inviter: 'Ada Owner' }] });
  api.on('GET /api/seats/former', { body: [{ courseId, title, refundedAt: '2026-06-01T10:00:00.000Z' }] });
  await show(coursePage, '/courses/iso-19650-in-practice');
  expect(await screen.findByText('You have been invited to this course')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View the invitation' }).getAttribute('href')).toBe(
    '/courses/iso-19650-in-practice/invitation?offer=s1',
  );
  const results = await screen.findByRole('link', { name: 'View the team’s results' });
  expect(results.getAttribute('href')).toBe('/dashboard/learning/team/iso-19650-in-practice');
});

test('the course page says how seats are bought for a team, at the course’s price', async () => {
  api.on('GET /api/courses/iso-19650-in-practice', { body: testCourse });
  await show(coursePage, '/courses/iso-19650-in-practice');
  const link = await screen.findByRole('link', { name: 'Buying for a team?' });
  const part = document.querySelector(link.getAttribute('href') ?? '');
  expect(part?.querySelector('h2')?.textContent).toBe('For your team');
  expect(part?.querySelector('li')?.textContent).toBe(
    'Set the number of seats in your cart: up to 99, each for $249.50.',
  );
  expect(
    screen
      .getByText(/^For many seats there are volume discounts/)
      .querySelector('a')
      ?.getAttribute('href'),
  ).toBe('/contact');
});

const term = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;

test('the course page lists the languages of its lessons, and those in which all videos have captions', async () => {
  api.on('GET /api/courses/iso-19650-in-practice', { body: testCourse });
  await show(coursePage, '/courses/iso-19650-in-practice');
  await screen.findByText('About this course');
  expect(term('Lesson languages')).toBe('English, Brazilian Portuguese; in part: Spanish');
  expect(term('Captions')).toBe('English, Brazilian Portuguese');
  expect(term('Files to download')).toBe('3 (RVT and XLSX)');
});

test('the course page says so when lessons are in one language only, and videos have no captions', async () => {
  const spanish = { ...testCourse, languages: [], partlyIn: ['es' as const], captions: [] };
  api.on('GET /api/courses/iso-19650-in-practice', { body: spanish });
  await show(coursePage, '/courses/iso-19650-in-practice');
  await screen.findByText('About this course');
  expect(term('Lesson languages')).toBe('In part: Spanish');
  expect(term('Captions')).toBe('None');
});

test('texts that are there in another language only are marked with it', async () => {
  const foreign = { ...testCourse, otherLanguages: { requirements: 'es', instructorBio: 'es' } as const };
  api.on('GET /api/courses/iso-19650-in-practice', {
    body: { ...foreign, requirements: ['Un ordenador'], instructorBio: 'Veinte años' },
  });
  await show(coursePage, '/courses/iso-19650-in-practice');
  expect((await screen.findByText('Un ordenador')).closest('[lang]')?.getAttribute('lang')).toBe('es');
  expect(screen.getByText('Veinte años').getAttribute('lang')).toBe('es');
  expect(screen.getByRole('heading', { level: 1 }).hasAttribute('lang')).toBe(false);
});

test('missing course data leaves no empty row or heading', async () => {
  const bare = {
    softwareVersion: '',
    languages: [],
    partlyIn: [],
    captions: [],
    files: { count: 0, kinds: [] },
    body: [],
    outcomes: [],
    audience: [],
    requirements: [],
    syllabus: [],
    instructorBio: '',
  };
  api.on('GET /api/courses/iso-19650-in-practice', { body: { ...testCourse, ...bare } });
  await show(coursePage, '/courses/iso-19650-in-practice');
  await screen.findByRole('heading', { level: 1, name: 'ISO 19650 in Practice' });
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Lessons',
    'Last update',
    'Certificate',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'For your team',
    'Your instructor',
    'Reviews',
  ]);
});

test('structured data: course, instance, offer, breadcrumbs', () => {
  const [course, breadcrumbs] = courseJsonLd(testCourse, { list: 'Courses', category: 'BIM management' });
  expect(course).toMatchObject({
    '@type': 'Course',
    name: 'ISO 19650 in Practice',
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT2H15M' },
    offers: { '@type': 'Offer', price: '249.50', priceCurrency: 'USD', category: 'Paid' },
    aggregateRating: { ratingValue: 4.7, reviewCount: 12 },
  });
  expect(courseJsonLd({ ...testCourse, reviewCount: 0 }, { list: '', category: '' })[0]).not.toHaveProperty(
    'aggregateRating',
  );
  expect(breadcrumbs).toMatchObject({
    itemListElement: [
      { item: '/courses' },
      { item: '/courses?category=bim-management' },
      { item: '/courses/iso-19650-in-practice' },
    ],
  });
});

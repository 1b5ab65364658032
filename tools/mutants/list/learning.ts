import type { Mutation } from '../mutation.ts';

const learning = 'services/learning';
const enrolment = `${learning}/test/enrolment.test.ts`;
const lessons = `${learning}/test/lessons.test.ts`;
const authoring = `${learning}/test/authoring.test.ts`;

/** Enrolments, media and what authors write. */
export const learningMutations: readonly Mutation[] = [
  {
    invariant: 3,
    name: 'refund-leaves-enrolments',
    file: `${learning}/src/enrolment/order-events.ts`,
    find: 'await manager.update(PurchaseEntity, { id: In(ids) }, { revokedAt: now });',
    replace: '',
    test: [enrolment, 'ends with a refund'],
  },
  {
    invariant: 3,
    name: 'enrolment-after-an-earlier-refund',
    file: `${learning}/src/enrolment/order-events.ts`,
    find: 'refundedAt ?? dateOf(',
    replace: 'dateOf(',
    test: [enrolment, 'is not granted when the refund was reported first'],
  },
  {
    invariant: 3,
    name: 'enrolment-after-an-earlier-refund-of-its-line',
    file: `${learning}/src/enrolment/order-events.ts`,
    find: ' ?? dateOf(refundedLines?.[line.lineId])',
    replace: '',
    test: [enrolment, 'isn’t granted for a line whose refund was reported first'],
  },
  {
    invariant: 2,
    name: 'more-seats-than-bought',
    file: `${learning}/src/seats/invitations.service.ts`,
    find: 'return free > 0 ? ',
    replace: 'return true ? ',
    test: [`${learning}/test/seats.test.ts`, 'are never given twice'],
  },
  {
    invariant: 9,
    name: 'media-for-whoever-has-the-address',
    file: `${learning}/src/media/media.controller.ts`,
    find: 'actor.id === pass.for && ',
    replace: '',
    test: [lessons, 'refuse media to everyone whom the address was not made for'],
  },
  {
    invariant: 9,
    name: 'media-without-signature',
    file: `${learning}/src/media/media-addresses.ts`,
    find: 'given.length === right.length && timingSafeEqual(given, right) && ',
    replace: '',
    test: [lessons, 'refuse media to everyone whom the address was not made for'],
  },
  {
    invariant: 3,
    name: 'media-after-refund',
    file: `${learning}/src/media/media.controller.ts`,
    find: ' && this.access.mayRead(actor, course)',
    replace: '',
    test: [lessons, 'close their media when the address has expired, and at once with a refund'],
  },
  {
    invariant: 9,
    name: 'course-of-another-producer',
    file: `${learning}/src/content/drafts.ts`,
    find: "if (author.role !== 'admin') return false;",
    replace: "if (author.role !== 'admin') return true;",
    test: [authoring, 'can’t change another author’s course'],
  },
  {
    invariant: 16,
    name: 'all-courses-stay-open',
    file: `${learning}/src/content/drafts.ts`,
    find: 'requireAdminStep(author);',
    replace: '',
    test: [authoring, 'keep their course from an admin whose password is needed again'],
  },
  {
    invariant: 7,
    name: 'course-published-unseen',
    file: `${learning}/src/content/course-admin.service.ts`,
    find: 'if (!isBasedOn(courseVersion(course, await readWorking(manager, course)), ifMatch)) throw changedElsewhere();',
    replace: '',
    test: [`${learning}/test/managed-courses.test.ts`, 'are published or sent back only as the admin has seen them'],
  },
  {
    invariant: 7,
    name: 'later-tab-overwrites',
    file: `${learning}/src/content/part-versions.ts`,
    find: 'if (ifMatch !== undefined && !namesVersion(ifMatch, current)) throw changedElsewhere();',
    replace: '',
    test: [authoring, 'can’t overwrite what was changed since they loaded it'],
  },
  {
    invariant: 19,
    name: 'uploads-without-quota',
    file: `${learning}/src/content/uploads.service.ts`,
    find: 'throw quotaReached();',
    replace: 'return course;',
    test: [authoring, 'upload no more than their quota'],
  },
  {
    invariant: 19,
    name: 'captions-without-bound',
    file: `${learning}/src/content/uploads.service.ts`,
    find: 'throw captionsTooLong();',
    replace: 'return;',
    test: [authoring, 'upload captions with limits'],
  },
  {
    invariant: 20,
    name: 'invitations-stay-after-erasure',
    file: `${learning}/src/privacy/personal-data.service.ts`,
    find: 'await manager.delete(SeatEntity, { email: invited, userId: IsNull() });',
    replace: '',
    test: [`${learning}/test/community.test.ts`, 'includes invitations to an address that the person has confirmed'],
  },
];

import type { Mutation } from '../mutation.ts';

const blog = 'services/blog';
const contact = `${blog}/test/contact.test.ts`;
const letters = `${blog}/test/letters.test.ts`;

/** Posts, messages and the newsletter. */
export const blogMutations: readonly Mutation[] = [
  {
    invariant: 9,
    name: 'post-of-another-producer',
    file: `${blog}/src/posts/admin/post-access.ts`,
    find: '(!isAdmin(actor) && post.ownerId !== actor.id)',
    replace: 'false',
    test: [`${blog}/test/admin.test.ts`, 'a producer writes own drafts and never publishes'],
  },
  {
    invariant: 10,
    name: 'producer-publishes',
    file: `${blog}/src/posts/admin/post-access.ts`,
    find: "(post.status === 'draft' && staysTheirs && !isForAdmins)",
    replace: "post.status === 'draft'",
    test: [`${blog}/test/admin.test.ts`, 'a producer writes own drafts and never publishes'],
  },
  {
    invariant: 9,
    name: 'edition-published-while-it-is-written',
    file: `${blog}/src/posts/admin/post-access.ts`,
    find: 'if (isUnsubmitted(post, actor)) throw editionUnsubmitted();',
    replace: '',
    test: [
      `${blog}/test/admin.test.ts`,
      'an edition is published and changed by admins only once its author has submitted it',
    ],
  },
  {
    invariant: 16,
    name: 'post-published-without-a-recent-password',
    file: `${blog}/src/posts/admin/post-confirmation.ts`,
    find: 'if (isMoved || authorId !== post.authorId) return requireAdminStep(actor, true);',
    replace: '',
    test: [
      `${blog}/test/admin.test.ts`,
      'readers get, lose or read anew only what an admin who has just typed the password says',
    ],
  },
  {
    invariant: 16,
    name: 'post-sent-back-without-a-recent-password',
    file: `${blog}/src/posts/admin/post-confirmation.ts`,
    find: 'if (note !== undefined) requireAdminStep(actor, true);',
    replace: '',
    test: [
      `${blog}/test/admin.test.ts`,
      'no text that readers see takes a link without a password that was just typed',
    ],
  },
  {
    invariant: 10,
    name: 'post-under-another-name',
    file: `${blog}/src/posts/admin/own-authors.ts`,
    find: 'if (authorId !== authorIdOf(actor.id)) throw otherAuthor();',
    replace: '',
    test: [`${blog}/test/own-authors.test.ts`, 'producers have their own name only, and readers see it'],
  },
  {
    invariant: 14,
    name: 'contact-ticket-used-twice',
    file: `${blog}/src/contact/contact.service.ts`,
    find: 'await this.useTicket(manager, this.tickets.check(input.ticket, now), now);',
    replace: 'this.tickets.check(input.ticket, now);',
    test: [contact, 'a ticket is issued here, is some seconds old and is good for one message'],
  },
  {
    invariant: 19,
    name: 'messages-without-end',
    file: `${blog}/src/contact/contact.service.ts`,
    find: 'if (blocking) throw tooManyMessages',
    replace: 'if (false) throw tooManyMessages',
    test: [contact, 'five messages an hour are accepted per address'],
  },
  {
    invariant: 20,
    name: 'messages-stay-after-erasure',
    file: `${blog}/src/privacy/personal-data.service.ts`,
    find: 'await eraseMessages(manager, this.outbox, [{ userId }, { email: In(written) }]);',
    replace: 'await eraseMessages(manager, this.outbox, [{ userId }]);',
    test: [contact, 'messages sent while signed out are erased with the account'],
  },
  {
    invariant: 14,
    name: 'letter-sent-again-by-a-repeated-delivery',
    file: `${blog}/src/letters/letter-mail.ts`,
    find: "if (recipient?.status !== 'queued' || recipient.turn !== turn) return undefined;",
    replace: 'if (!recipient || turn < 0) return undefined;',
    test: [letters, 'a delivery that is repeated after its mail was accepted sends nothing'],
  },
  {
    invariant: 20,
    name: 'letter-to-who-has-left',
    file: `${blog}/src/letters/letter-mail.ts`,
    find: "{ id: subscriptionId, status: 'confirmed' }",
    replace: '{ id: subscriptionId }',
    test: [letters, 'stop at once, leave out who unsubscribes meanwhile'],
  },
];

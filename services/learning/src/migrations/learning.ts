import {
  addColumn,
  addIndex,
  createAttempts,
  createTable,
  index,
  key,
  nullable,
  tableColumn,
  unique,
} from '@arcada/service-kit';

import { FillCourseCompletion1796600300012 } from './fill-course-completion.ts';

const { id, text, longText, integer, cents, boolean, time, json } = tableColumn;

/** Tables of purchases, seats, progress, notes, certificates and questions. */

export const accessMigrations = [
  createTable('CreateCourseOrder1795300000011', 'course_order', [id('id', key), time('refunded_at', nullable)]),
  createTable(
    'CreatePurchase1795300000012',
    'purchase',
    [
      id('id', key),
      id('order_id'),
      id('user_id'),
      text('course_id', 160),
      integer('seats'),
      cents('unit_cents', nullable),
      time('bought_at'),
      time('revoked_at', nullable),
    ],
    [
      index('ix_purchase_user', 'user_id', 'course_id'),
      index('ix_purchase_course', 'course_id', 'bought_at'),
      index('ix_purchase_order', 'order_id'),
    ],
  ),
  addColumn('AddPurchaseDiscount1795600700011', 'purchase', cents('discount_cents', nullable)),
  createTable(
    'CreateSeat1795300000013',
    'seat',
    [
      id('id', key),
      id('purchase_id'),
      text('course_id', 160),
      text('email', 254),
      text('token_hash', 64, nullable),
      time('invited_at'),
      id('user_id', nullable),
      time('taken_at', nullable),
    ],
    [
      index('ix_seat_purchase', 'purchase_id'),
      index('ix_seat_user', 'user_id', 'course_id'),
      unique('ux_seat_token', 'token_hash'),
    ],
  ),
  createTable(
    'CreateSeatLetter1795300000031',
    'seat_letter',
    [id('id', key), id('purchase_id'), time('sent_at')],
    [index('ix_seat_letter_purchase', 'purchase_id', 'sent_at')],
  ),
  addColumn('AddRefundedLines1795500100041', 'course_order', json('refunded_lines', nullable)),
  addColumn('AddOwnSeat1795700200011', 'purchase', boolean('own_seat', nullable)),
  addColumn('AddSeatSentAgain1795700200012', 'seat', time('sent_again_at', nullable)),
  addColumn('AddSeatProgressShown1795700200013', 'seat', time('progress_shown_at', nullable)),
  addColumn('AddSeatWithdrawn1795700200014', 'seat', time('withdrawn_at', nullable)),
  addColumn('AddSeatResultsShown1795900100011', 'seat', time('results_shown_at', nullable)),
  addColumn('AddSeatLetterTo1796300100011', 'seat_letter', text('to_hash', 64, nullable)),
  addIndex('IndexSeatLetterTo1796300100012', 'seat_letter', index('ix_seat_letter_to', 'to_hash', 'sent_at')),
  addColumn('AddSeatAcceptedEmail1796700100011', 'seat', text('accepted_email', 254, nullable)),
  addColumn('AddSeatLanguage1796700100012', 'seat', text('language', 8, nullable)),
  addColumn('AddSeatLetterSeat1796700100013', 'seat_letter', id('seat_id', nullable)),
  addColumn('AddSeatLetterToken1796700100014', 'seat_letter', text('token_hash', 64, nullable)),
  addIndex('IndexSeatLetterToken1796700100015', 'seat_letter', index('ix_seat_letter_token', 'token_hash')),
  addColumn('AddSeatReached1796800100011', 'seat', json('reached', nullable)),
  addColumn('AddSeatInvitedName1796800100012', 'seat', text('invited_name', 120, nullable)),
  addColumn('AddSeatReminded1796800100013', 'seat', time('reminded_at', nullable)),
  addColumn('AddSeatLetterEnded1796900100011', 'seat_letter', text('ended', 16, nullable)),
  addColumn('AddSeatHolder1796900100012', 'seat', json('holder', nullable)),
  addIndex('IndexSeatEmail1797200100012', 'seat', index('ix_seat_email', 'email')),
  addColumn('AddCourseOrderDisputed1797000300011', 'course_order', boolean('disputed', nullable)),
];

export const progressMigrations = [
  createTable('CreateLessonProgress1795300000014', 'lesson_progress', [
    id('user_id', key),
    text('course_id', 160, key),
    text('lesson_id', 160, key),
    integer('position_milliseconds'),
    integer('attempts'),
    json('last_answers', nullable),
    time('completed_at', nullable),
    time('updated_at'),
  ]),
  addColumn('AddLessonWatched1795700200016', 'lesson_progress', json('watched', nullable)),
  addColumn('AddLessonBest1795900100012', 'lesson_progress', integer('best_permille', nullable)),
  addColumn('AddLessonFirstAnswers1795900300011', 'lesson_progress', json('first_answers', nullable)),
  createTable(
    'CreateCourseCompletion1796600300011',
    'course_completion',
    [id('user_id', key), text('course_id', 160, key), time('completed_at')],
    [index('ix_course_completion', 'course_id', 'completed_at')],
  ),
  FillCourseCompletion1796600300012,
];

export const noteMigrations = [
  createTable(
    'CreateNote1795300000015',
    'note',
    [
      id('id', key),
      id('user_id'),
      text('course_id', 160),
      text('lesson_id', 160),
      integer('at_milliseconds'),
      longText('text'),
      time('created_at'),
    ],
    [index('ix_note_user', 'user_id', 'course_id', 'created_at')],
  ),
];

export const certificateMigrations = [
  createTable(
    'CreateCertificate1795300000016',
    'certificate',
    [
      text('code', 32, key),
      id('user_id'),
      text('course_id', 160),
      json('titles'),
      text('holder_name', 200),
      integer('duration_minutes'),
      time('issued_at'),
      time('revoked_at', nullable),
    ],
    [unique('ux_certificate_holder', 'user_id', 'course_id')],
  ),
  addColumn('AddCertificateDetails1795700200015', 'certificate', json('details', nullable)),
  addColumn('AddCertificateSignatureVersion1797200100011', 'certificate', integer('signature_version', nullable)),
];

export const questionMigrations = [
  createTable(
    'CreateQuestion1795300000017',
    'question',
    [
      id('id', key),
      text('course_id', 160),
      text('lesson_id', 160),
      id('user_id', nullable),
      text('author_name', 120),
      longText('text'),
      time('created_at'),
    ],
    [index('ix_question_lesson', 'course_id', 'lesson_id', 'created_at'), index('ix_question_user', 'user_id')],
  ),
  createTable(
    'CreateAnswer1795300000018',
    'answer',
    [
      id('id', key),
      id('question_id'),
      id('user_id', nullable),
      text('author_name', 120),
      integer('from_instructor'),
      longText('text'),
      time('created_at'),
    ],
    [index('ix_answer_question', 'question_id', 'created_at'), index('ix_answer_user', 'user_id')],
  ),
  createAttempts('CreateAttempt1797100400011'),
];

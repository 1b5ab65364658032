import { createTable, key, tableColumn } from '@arcada/service-kit';

const { id, text, integer, time, json } = tableColumn;

/** What editions of courses have changed for those who take them. */
export const editionMigrations = [
  createTable('CreatePublishedEdition1795900300001', 'published_edition', [
    text('course_id', 160, key),
    integer('number', key),
    time('published_at'),
  ]),
  createTable('CreateEditionLesson1795900300002', 'edition_lesson', [
    text('course_id', 160, key),
    integer('number', key),
    text('lesson_id', 160, key),
    text('change', 16),
    integer('place'),
    json('titles'),
  ]),
  createTable('CreateEditionSeen1795900300003', 'edition_seen', [
    id('user_id', key),
    text('course_id', 160, key),
    integer('number'),
  ]),
];

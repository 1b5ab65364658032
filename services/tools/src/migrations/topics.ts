import { tableColumn as column, createTable, key } from '@arcada/service-kit';

/** Migrations that have run stay as they are: add a new one below. */
export const topicMigrations = [
  createTable('CreateFavouriteTopic1795403696273', 'favourite_topic', [
    column.id('user_id', key),
    column.text('topic_id', 64, key),
    column.time('created_at'),
  ]),
];

import {
  addColumn,
  createIdempotentAnswers,
  createTable,
  index,
  key,
  nullable,
  tableColumn,
} from '@arcada/service-kit';

const { text, integer, time } = tableColumn;

/** What authors upload, and the keys of what they made. */
export const contentMigrations = [
  createTable(
    'CreateUpload1795300000021',
    'upload',
    [text('file', 200, key), text('course_id', 160), text('content_type', 100), integer('bytes'), time('created_at')],
    [index('ix_upload_course', 'course_id')],
  ),
  addColumn('AddUploadName1795800100021', 'upload', text('name', 200, nullable)),
  createIdempotentAnswers('CreateIdempotentAnswer1795300000022'),
];

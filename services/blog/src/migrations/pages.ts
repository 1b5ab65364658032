import { tableColumn as column, createTable, key, nullable } from '@arcada/service-kit';

export const pageMigrations = [
  createTable('CreatePage1795275000011', 'page', [
    column.text('name', 40, key),
    column.text('language', 8, key),
    column.json('content'),
  ]),
  createTable('CreateTestimonial1795275000012', 'testimonial', [
    column.text('id', 160, key),
    column.integer('featured_place', nullable),
    column.integer('half_stars'),
    column.text('customer_name', 120),
    column.text('customer_company', 120, nullable),
    column.text('customer_image', 300, nullable),
  ]),
  createTable('CreateTestimonialText1795275000013', 'testimonial_text', [
    column.text('testimonial_id', 160, key),
    column.text('language', 8, key),
    column.text('content', 1000),
    column.text('customer_title', 160),
  ]),
];

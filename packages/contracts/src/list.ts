/** One page of a list that can grow; `page` counts from 1. */
export interface PageOf<T> {
  items: T[];
  total: number;
  page: number;
  pageSize: number;
}

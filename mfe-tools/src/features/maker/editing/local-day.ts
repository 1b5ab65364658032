/** Today where the author is, YYYY-MM-DD. */
export const localDay = (now = new Date()) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

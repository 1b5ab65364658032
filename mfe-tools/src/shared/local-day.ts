/** Today on the clock of the user’s device: `2026-11-23`. */
export const localDay = (now = new Date()) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

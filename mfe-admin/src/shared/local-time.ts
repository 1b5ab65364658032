const twoDigits = (number: number) => String(number).padStart(2, '0');

/** In the form that the browser's field for a time has: `2026-11-24T09:00`, in the browser's zone. */
export function localTime(time: Date): string {
  const day = [time.getFullYear(), twoDigits(time.getMonth() + 1), twoDigits(time.getDate())].join('-');
  return `${day}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

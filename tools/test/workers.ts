/**
 * How many test files run side by side. About a third of the time they wait for processes, pages and
 * time-outs: three keep two cores busy, on which the whole run is measured.
 */
export const workersAtOnce = 3;

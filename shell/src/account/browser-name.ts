/** Most specific first: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*Safari\//],
];
const systems: [name: string, mark: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** `Chrome, Windows`: a readable name for the browser of a session; the raw user agent for an unknown one. */
export function browserName(userAgent: string): string {
  const known = [browsers, systems].map((list) => list.find(([, mark]) => mark.test(userAgent))?.[0]);
  return known.filter(Boolean).join(', ') || userAgent || '–';
}

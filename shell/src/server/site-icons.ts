import { site } from '@arcada/contracts';
import { palette } from '@arcada/ui/theme';

/** Links of every page to the site's icons. Files: `files/`, drawn by tools/draw. */
export const siteIcons = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('');

/** What a phone needs to keep the site on its home screen. */
export const webManifest = JSON.stringify({
  name: site.name,
  short_name: site.name,
  start_url: '/',
  display: 'browser',
  background_color: palette.light.paper,
  theme_color: palette.light.paper,
  icons: ['any', 'maskable'].flatMap((purpose) =>
    [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
  ),
});

/** The preview size that the big social networks show, in pixels (Open Graph's usual 1.91 : 1). */
export const previewSize = { width: 1200, height: 630 } as const;

/** Address of a drawn picture for other sites, which accept PNG but not SVG. */
export const previewOf = (imageUrl: string): string => imageUrl.replace(/\.svg(?=\?|$)/, '.png');

/** Pictures for link previews of pages without a picture of their own (PNG of that size). */
export const socialPictures = [
  'home',
  'services',
  'ai-consulting',
  'custom-development',
  'training',
  'implementation',
  'about',
  'contact',
  'blog',
  'products',
  'courses',
  'certificates',
  'document-maker',
  'terms',
  'privacy',
] as const;
export type SocialPicture = (typeof socialPictures)[number];

/** Address of such a picture on this site. */
export const socialPicture = (name: SocialPicture): string => `/social/${name}.png`;

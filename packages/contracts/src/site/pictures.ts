/** The preview size that the big social networks show, in pixels (Open Graph's usual 1.91 : 1). */
export const previewSize = { width: 1200, height: 630 } as const;

/** Address of a drawn picture for other sites, which accept PNG but not SVG. */
export const previewOf = (imageUrl: string): string => imageUrl.replace(/\.svg(?=\?|$)/, '.png');

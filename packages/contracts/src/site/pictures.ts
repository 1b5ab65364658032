/** What the big social networks show of a page, in pixels (Open Graph's usual 1.91 : 1). */
export const previewSize = { width: 1200, height: 630 } as const;

/** Address of a drawn picture as other sites can show it: they take PNG, and no SVG. */
export const previewOf = (imageUrl: string): string => imageUrl.replace(/\.svg(?=\?|$)/, '.png');

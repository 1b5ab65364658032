import { picturePath, safeHref } from '@arcada/contracts';
import { cleanText } from './clean-text.ts';

// Browsers drop tabs and line breaks and read `\` as `/`: "/\x" would lead to another site.
const tidy = (address: string) => {
  const clean = cleanText(address).trim();
  return /[\s\\]/u.test(clean) ? undefined : clean;
};

const anySite = 'https://site.example';

/** The address of a link, or undefined when it isn't allowed. */
export function linkAddress(url: string): string | undefined {
  const clean = tidy(url);
  return clean && safeHref.test(clean) && URL.canParse(clean, anySite) ? clean : undefined;
}

/** The address of a picture that this site keeps. */
export function pictureAddress(url: string): string | undefined {
  const clean = tidy(url);
  return clean && picturePath.test(clean) ? clean : undefined;
}

import { languages, type ManagedProduct, type ProductVersion } from '@arcada/contracts';

/** The version that a new file most likely has: what the changelog tells of already, or else one on from the last. */
export function nextVersion({ version, hasFile, texts }: ManagedProduct, files: readonly ProductVersion[]): string {
  if (!hasFile) return version;
  const taken = new Set([version, ...files.map((each) => each.version)]);
  const told = languages.map((language) => texts[language].changelog[0]?.version);
  const isLater = (each: string) => each.localeCompare(version, 'en', { numeric: true }) > 0;
  const announced = told.find((each) => each !== undefined && !taken.has(each) && isLater(each));
  if (announced) return announced;
  const next = (from: string) => from.replace(/\d+(?=\D*$)/, (number) => String(Number(number) + 1));
  let following = next(version);
  while (taken.has(following) && following !== next(following)) following = next(following);
  return following;
}

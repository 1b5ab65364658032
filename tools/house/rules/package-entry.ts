import { placeOf } from '../place.ts';
import { type Rule, sourceRule, targetOf } from '../rule.ts';

/** House rule 7: another package is imported through its `exports`, never by a path into it. */
export const packageEntry = sourceRule('package-entry', (source, house) => {
  const from = placeOf(source.path);
  return source.imports.flatMap((item) => {
    const target = targetOf(source, item, house);
    if (!target) return [];
    const to = placeOf(target);
    if (to.kind !== 'package' || to.folder === from.folder) return [];
    if (!item.specifier.startsWith('.') && house.entries.has(item.specifier)) return [];
    return [
      {
        line: item.line,
        message: `${item.specifier} reaches into ${to.folder}: import one of the exports of its package.json by the package's name`,
      },
    ];
  });
});

/** Entries of packages and of the shell's two bundles. */
const entryFiles = /^(packages\/[^/]+\/src\/index\.ts|shell\/src\/(server\/)?index\.ts)$/;

/** House rule 7: no index file except a package's own entry. */
export const indexFiles: Rule = {
  name: 'no-index-files',
  check: ({ files }) =>
    files
      .filter((file) => /(^|\/)index\.[cm]?[jt]sx?$/.test(file) && !entryFiles.test(file))
      .map((file) => ({
        file,
        line: 1,
        rule: 'no-index-files',
        message: 'Name the file after what it holds, and import it by that name',
      })),
};

import { isTest, partOf, placeOf } from '../place.ts';
import { sourceRule, targetOf } from '../rule.ts';

/** House rule 6: a feature of a remote doesn't import another feature. */
export const siblingFeatures = sourceRule('sibling-features', (source, house) => {
  const from = placeOf(source.path);
  const feature = partOf(source.path);
  if (from.kind !== 'remote' || !feature) return [];
  return source.imports.flatMap((item) => {
    const target = targetOf(source, item, house);
    const other = target && placeOf(target).folder === from.folder ? partOf(target) : undefined;
    if (!other || other === feature) return [];
    return [
      {
        line: item.line,
        message: `Feature "${feature}" imports feature "${other}": move what both need to ${from.folder}/src/shared`,
      },
    ];
  });
});

/** House rule 6: within a service a noun uses another noun's service, not its endpoints. */
export const siblingNouns = sourceRule('sibling-nouns', (source, house) => {
  const from = placeOf(source.path);
  const noun = partOf(source.path);
  if (from.kind !== 'service' || !noun || isTest(source.path)) return [];
  return source.imports.flatMap((item) => {
    const target = targetOf(source, item, house);
    const other = target && placeOf(target).folder === from.folder ? partOf(target) : undefined;
    if (!target || !other || other === noun || !/\.controller\.ts$/.test(target)) return [];
    return [{ line: item.line, message: `"${noun}" imports a controller of "${other}": call the service behind it` }];
  });
});

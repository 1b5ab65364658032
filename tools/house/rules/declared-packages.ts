import { tagsOf } from '../../nx/layers.ts';
import { isTest, placeOf } from '../place.ts';
import { type House, sourceRule, targetOf } from '../rule.ts';

/** Internal packages in a project's package.json, from which Nx knows what a change affects. */
function declaredBy(folder: string, { files, read }: House): readonly string[] {
  if (!files.includes(`${folder}/package.json`)) return [];
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${folder}/package.json`));
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
}

/**
 * What a project imports is in its package.json: Nx builds, tests and caches by it. Tests have
 * inputs of their own.
 */
export const declaredPackages = sourceRule('declared-packages', (source, house) => {
  const { folder } = placeOf(source.path);
  if (isTest(source.path) || !tagsOf(folder)) return [];
  return source.imports.flatMap((item) => {
    const target = targetOf(source, item, house);
    const to = target ? placeOf(target) : undefined;
    if (to?.kind !== 'package' || to.folder === folder) return [];
    const project = house.projects.find((candidate) => candidate.folder === to.folder);
    if (!project || declaredBy(folder, house).includes(project.name)) return [];
    return [
      { line: item.line, message: `${project.name} is imported but not named in ${folder}/package.json: add it` },
    ];
  });
});

import { readHouse } from './read-house.ts';
import { rules } from './rules.ts';

// node tools/house/main.ts [folder]: the violations of house rules in one project, as Nx's target
// "house" runs it.
const [folder] = process.argv.slice(2);
const house = readHouse();
const findings = rules
  .flatMap((rule) => rule.check(house))
  .filter(({ file }) => !folder || file.startsWith(`${folder}/`));
for (const { file, line, rule, message } of findings) console.error(`${file}:${line}  ${rule}  ${message}`);
process.exitCode = findings.length > 0 ? 1 : 0;

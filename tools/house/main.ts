import { endWith, since } from '../progress.ts';
import { readHouse } from './read-house.ts';
import { rules } from './rules.ts';

// npm run check house: holds every tracked source to the rules of the house.
const begun = performance.now();
try {
  const house = readHouse();
  const findings = rules.flatMap((rule) => rule.check(house));
  for (const { file, line, rule, message } of findings) console.log(`${file}:${line}  ${rule}  ${message}`);
  console.log(
    `${rules.length} house rules, ${house.sources.length} sources, ${findings.length} findings (${since(begun)})`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  endWith(error);
}

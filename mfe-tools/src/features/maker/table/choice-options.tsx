import type { Choice } from './grid-columns.ts';

/** The options of a select, in groups where they have one. */
export function ChoiceOptions({ choices }: { choices: readonly Choice[] }) {
  const groups = [...Map.groupBy(choices, ({ group }) => group ?? '')];
  return groups.map(([group, own]) => {
    const options = own.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
    return group === '' ? (
      options
    ) : (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    );
  });
}

/** Splits a style sheet into its top-level rules, at-rules with all their content. */
export function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

const COLOUR = /#[0-9a-f]{3,8}\b|rgba?\([^)]*\)|\btransparent\b/gi;

/** One value for both themes: `a` where they agree, light-dark() around each colour that differs. */
export function mergeValues(light: string, dark: string): string {
  if (light === dark) return light;
  const [lights, darks] = [light.match(COLOUR) ?? [], dark.match(COLOUR) ?? []];
  if (lights.length !== darks.length || light.replace(COLOUR, '~') !== dark.replace(COLOUR, '~')) {
    throw new Error(`antd's light and dark values differ in more than colours: ${light} / ${dark}`);
  }
  let index = 0;
  return light.replace(COLOUR, (colour) => {
    const other = darks[index];
    index += 1;
    return colour === other ? colour : `light-dark(${colour}, ${other})`;
  });
}

function mergeRule(light: string, dark: string): string {
  if (light === dark) return light;
  const parse = (rule: string) => {
    const open = rule.indexOf('{');
    const body = rule.slice(open + 1, -1);
    // A semicolon ends a declaration unless it is inside brackets or quotes.
    return {
      selector: rule.slice(0, open).trim(),
      parts: body
        .split(/;(?![^(]*\))/)
        .map((part) => part.trim())
        .filter(Boolean),
    };
  };
  const [a, b] = [parse(light), parse(dark)];
  if (a.selector !== b.selector || a.parts.length !== b.parts.length || light.startsWith('@')) {
    throw new Error(`antd's light and dark rules differ in more than values: ${a.selector} / ${b.selector}`);
  }
  const merged = a.parts.map((part, index) => {
    const cut = part.indexOf(':');
    return `${part.slice(0, cut)}:${mergeValues(part.slice(cut + 1), (b.parts[index] ?? part).slice(cut + 1))}`;
  });
  return `${a.selector}{${merged.join(';')}}`;
}

/**
 * Rules for what the site never shows: right to left, preset colours, the dark menu, stand-alone
 * demo roots. And antd's look of every link: it would hold for the whole page, where antd's variables
 * have no value, and take the focus ring away.
 */
const UNUSED =
  /^\s*a(?:$|[:[])|-rtl\b|\.css-var-_R|-menu-dark\b|-color-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)\b|\.ant-otp/;

function withoutUnused(rule: string): string | undefined {
  if (rule.startsWith('@')) return rule;
  const open = rule.indexOf('{');
  const selectors = rule
    .slice(0, open)
    .split(/,(?![^(]*\))/)
    .filter((selector) => !UNUSED.test(selector));
  return selectors.length > 0 ? `${selectors.join(',')}${rule.slice(open)}` : undefined;
}

/** The rules of the same components in two themes as one list that follows color-scheme. */
export function mergeThemes(light: readonly string[], dark: readonly string[]): string[] {
  if (light.length !== dark.length) throw new Error("antd's light and dark styles have different rules.");
  return light.flatMap((rule, index) => {
    const kept = [withoutUnused(rule), withoutUnused(dark[index] ?? rule)];
    return kept[0] && kept[1] ? mergeRule(kept[0], kept[1]) : [];
  });
}

/** Moves rules that several tiers share into `base`, in the order of their first appearance. */
export function splitTiers(tiers: Record<string, readonly string[]>): Record<string, string[]> {
  const uses = new Map<string, Set<string>>();
  for (const [tier, rules] of Object.entries(tiers)) {
    for (const rule of rules) uses.set(rule, (uses.get(rule) ?? new Set()).add(tier));
  }
  const shared = (rule: string) => (uses.get(rule)?.size ?? 0) > 1;
  const own = Object.entries(tiers).map(([tier, rules]) => [tier, [...new Set(rules)].filter((rule) => !shared(rule))]);
  return { base: [...uses.keys()].filter(shared), ...Object.fromEntries(own) };
}

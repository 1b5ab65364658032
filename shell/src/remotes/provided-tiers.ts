/** antd's tiers, each fetched only when a page imports one. */
const tiers = {
  forms: () => import(/* webpackChunkName: "tier-forms" */ '@arcada/ui/forms'),
  data: () => import(/* webpackChunkName: "tier-data" */ '@arcada/ui/data'),
  overlay: () => import(/* webpackChunkName: "tier-overlay" */ '@arcada/ui/overlay'),
};

/**
 * A module is provided to remotes only when the shell's own build reaches it, and the shell itself uses no tier: being
 * held here is what keeps them in the build.
 */
export function provideTiers(): void {
  Object.assign(globalThis, { arcadaTiers: tiers });
}

/** antd's tiers and what pages are made of, each fetched only when a page imports it. */
const tiers = {
  pages: () => Promise.all([import('@arcada/platform/page'), import('@arcada/ui/page')]),
  forms: () => import(/* webpackChunkName: "tier-forms" */ '@arcada/ui/forms'),
  tooltip: () => import(/* webpackChunkName: "tier-tooltip" */ '@arcada/ui/tooltip'),
  data: () => import(/* webpackChunkName: "tier-data" */ '@arcada/ui/data'),
  work: () => import(/* webpackChunkName: "tier-work" */ '@arcada/ui/work'),
};

/**
 * A module is provided to remotes only when the shell's own build reaches it, and the shell itself
 * uses no tier: this reference keeps them in the build.
 */
export function provideTiers(): void {
  Object.assign(globalThis, { arcadaTiers: tiers });
}

import { attacks, type Outcome, type Target } from './attacks.ts';

/**
 * Attacks until its results are requested: a separate process, so that its work isn't attributed to
 * the site.
 */
const outcome: Outcome = {};
process.on('message', (message: { attack: string; target: Target } | 'outcome') => {
  if (message === 'outcome') process.send?.(outcome, () => process.exit());
  else attacks[message.attack]?.(message.target, (what) => (outcome[what] = (outcome[what] ?? 0) + 1));
});
process.on('disconnect', () => process.exit());

import { attacks, type Outcome, type Target } from './attacks.ts';

/** Attacks until it is asked what came of it: a process of its own, so that its work isn't taken for the site's. */
const outcome: Outcome = {};
process.on('message', (message: { attack: string; target: Target } | 'outcome') => {
  if (message === 'outcome') process.send?.(outcome, () => process.exit());
  else attacks[message.attack]?.(message.target, (what) => (outcome[what] = (outcome[what] ?? 0) + 1));
});
process.on('disconnect', () => process.exit());

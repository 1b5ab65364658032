import type { ConfigFault, ConfigRule } from './config.ts';
import { reachOf } from './site-reach.ts';

/** Features for trying the site on one's own machine, and why visitors must not meet them. */
const trials = {
  SEED_DEMO: 'makes accounts, an admin among them, whose passwords everybody knows',
  DEV_MAIL: 'shows all mails, with their links that set passwords',
  TEST_PAYMENTS: 'takes orders as paid without money',
  STRIPE_API_BASE: 'sends payments to a server that is not Stripe',
} as const;

const isOn = (value: string | undefined) => value !== undefined && !['false', '0'].includes(value);
export const isLiveKey = (key: string | undefined): boolean => /^(sk|rk)_live_/.test(key ?? '');

/** What makes a site public, each with a remedy. Mails to a server on this machine don't leave it. */
export function exposure({ SITE_URL, SMTP_URL, STRIPE_SECRET_KEY }: Readonly<Record<string, string>>): string[] {
  return [
    ...(SITE_URL && URL.canParse(SITE_URL) && reachOf(SITE_URL) === 'public'
      ? ['SITE_URL is public (for a trial leave it out)']
      : []),
    ...(SMTP_URL && reachOf(SMTP_URL) !== 'local' ? ['SMTP_URL sends mails to people (for a trial leave it out)'] : []),
    ...(isLiveKey(STRIPE_SECRET_KEY) ? ['STRIPE_SECRET_KEY takes real money (for a trial leave it out)'] : []),
  ];
}

/** Demo accounts, the mail viewer and test payments must not be combined with visitors, mails or money. */
export const trialRule: ConfigRule = (given) => {
  const reasons = exposure(given);
  if (reasons.length === 0) return [];
  return Object.entries(trials)
    .filter(([variable]) => isOn(given[variable]))
    .map(([variable, does]): ConfigFault => {
      const remedy = variable === 'STRIPE_API_BASE' ? 'Leave it out' : `Example: ${variable}=false`;
      return {
        variable,
        text: `${variable} is not usable here: it ${does}, and ${reasons.join(', and ')}. ${remedy}`,
      };
    });
};

/** Visitors' passwords and sessions must not travel unencrypted. */
export const plainHttpRule: ConfigRule = ({ SITE_URL, ALLOW_HTTP }) =>
  SITE_URL?.startsWith('http:') && reachOf(SITE_URL) === 'public' && !isOn(ALLOW_HTTP)
    ? [
        {
          variable: 'SITE_URL',
          text:
            'SITE_URL is not usable: with http:// everybody on the way reads passwords and sessions. Put TLS in front and ' +
            'give the https address, or say ALLOW_HTTP=true. Example: SITE_URL=https://shop.example.com',
        },
      ]
    : [];

import fs from 'node:fs';
import path from 'node:path';
import type { ServiceDomain, ServiceManifest } from '@arcada/contracts';
import { isLiveKey, variable } from '@arcada/service-kit/config';
import { serviceManifests } from '@arcada/service-kit/services';
import { root } from '../workspace.ts';
import type { Keys } from './keys.ts';
import type { Settings } from './settings.ts';

export type ProcessName = 'stripe-local' | 'page-server' | 'gateway' | ServiceDomain;

/** One process of the site. The table below is all that the launcher knows about the site's parts. */
export interface ProcessDefinition {
  name: ProcessName;
  /** What it does, for the table that is printed at start. */
  purpose: string;
  /** Script for Node, relative to the root. */
  script: string;
  /** Address that responds with 200 once it can work. */
  ready: string;
  /** Own database: `migrate` and `seed` run before `serve`. */
  database: boolean;
  /** Variables of this process only, in addition to the common ones. */
  environment: (site: Site) => Record<string, string>;
}

export interface Site {
  settings: Settings;
  keys: Keys;
  /** Internal port of each process; `gateway-internal` takes purges. The gateway's own port is the public one. */
  ports: Record<Callee, number>;
  /** Where one process reaches another when there is a proxy in between; the callee's own port otherwise. */
  between?: (caller: ProcessName, callee: Callee) => number | undefined;
}

/** What others connect to: the gateway has two ports. */
export type Callee = ProcessName | 'gateway-internal';

export const portFor = ({ ports, between }: Site, caller: ProcessName, callee: Callee): number =>
  between?.(caller, callee) ?? ports[callee];

/** Licences bought with test payments are signed with a separate key: they are worthless on the live shop. */
const licenceKeyOf = ({ settings, keys }: Site) =>
  isLiveKey(settings.stripeSecretKey) ? keys.licence : keys.testLicence;

/** Keys that the launcher creates for one service only. */
const keysOf: Partial<Record<ServiceDomain, (site: Site) => Record<string, string>>> = {
  identity: ({ keys }) => ({ IDENTITY_SECOND_FACTOR_KEY: keys.secondFactor }),
  registry: ({ keys }) => ({ RELEASE_TOKENS: JSON.stringify(keys.releaseTokens) }),
  store: (site) => ({ LICENCE_KEY: licenceKeyOf(site) }),
  learning: ({ keys }) => ({ LEARNING_CERTIFICATE_KEY: keys.certificate }),
};

const service = ({ domain, purpose }: ServiceManifest): ProcessDefinition => ({
  name: domain,
  purpose,
  script: `services/${domain}/dist/main.js`,
  ready: '/readyz',
  database: fs.existsSync(path.join(root, 'services', domain, 'src/migrations')),
  environment: (site) => {
    const { settings, keys, ports } = site;
    const database = variable(domain, 'DATABASE_URL');
    const configured = settings.databaseUrls[database];
    return {
      [variable(domain, 'PORT')]: String(ports[domain]),
      [database]: configured ?? `sqlite://${path.join(settings.dataDir, `${domain}.sqlite`)}`,
      INTERNAL_KEY: keys.internal[domain],
      ...keysOf[domain]?.(site),
    };
  },
});

export const processTable: readonly ProcessDefinition[] = [
  {
    name: 'stripe-local',
    purpose: 'test payments (local Stripe)',
    script: 'tools/stripe/main.ts',
    ready: '/healthz',
    database: false,
    environment: (site) => ({
      STRIPE_LOCAL_PORT: String(site.ports['stripe-local']),
      STRIPE_WEBHOOK_URL: `http://127.0.0.1:${portFor(site, 'stripe-local', 'gateway')}/api/stripe/webhook`,
    }),
  },
  ...serviceManifests.map(service),
  {
    name: 'page-server',
    purpose: 'renders public pages',
    script: 'shell/dist/server/main.js',
    ready: '/readyz',
    database: false,
    environment: ({ keys }) => ({ INTERNAL_KEY: keys.internal['page-server'] }),
  },
  {
    name: 'gateway',
    purpose: 'the public door',
    script: 'services/gateway/dist/main.js',
    ready: '/readyz',
    database: false,
    environment: ({ keys }) => ({
      INTERNAL_KEY: keys.internal.gateway,
      GATEWAY_INTERNAL_HOST: '127.0.0.1',
    }),
  },
];

/** Services of the table, whose addresses all others get. */
export const serviceNames: readonly ServiceDomain[] = serviceManifests.map(({ domain }) => domain);

/** The processes of this site: without the local Stripe when the user provided a key. */
export const processesOf = (settings: Settings): ProcessDefinition[] =>
  processTable.filter(({ name }) => name !== 'stripe-local' || settings.testPayments);

/** Port on which a process answers its readiness. */
export const readyUrl = ({ name, ready }: ProcessDefinition, { ports }: Site) =>
  `http://127.0.0.1:${ports[name]}${ready}`;

/**
 * Address that responds as long as the process isn't stuck. The gateway's internal port: visitors
 * who use up all connections of the public one must not get the gateway killed.
 */
export const healthUrl = ({ name }: ProcessDefinition, { ports }: Site) =>
  `http://127.0.0.1:${ports[name === 'gateway' ? 'gateway-internal' : name]}/healthz`;

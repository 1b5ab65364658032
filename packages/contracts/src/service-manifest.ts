import type { ServiceDomain } from './domains.ts';
import type { EventName } from './events.ts';

/** An address of a service and below, and how the gateway treats it. The longest prefix wins, on whole segments. */
export interface ServiceRoute {
  prefix: string;
  kind?: 'release' | 'registry';
  /** Anonymous answers that the owner marks with `s-maxage` are kept and shared. */
  cached?: true;
  /** `credentials`: places where passwords are tried or mails ordered, with strict limits. */
  limit?: 'credentials';
  /** What a POST to the prefix itself makes for who isn't signed in, with a limit of its own. */
  creates?: 'cart';
  /** A dead identity service makes visitors anonymous here; elsewhere the answer is 503. */
  worksWithoutIdentity?: true;
  /**
   * Who may change state besides pages of this site, which send JSON: programs without a cookie, Stripe, whose
   * signature the service checks, and teams with a release token.
   */
  writers?: 'programs' | 'stripe' | 'release-teams';
  /** Programs may send forms too: what the address holds is the proof. */
  forms?: true;
  /** Bodies are passed on as they come in, up to this many megabytes. */
  streamedMegabytes?: number;
  /** Responses that go out at their readers' pace: all, or those whose address has this part. */
  streams?: true | string;
  /** Query parameters that count, where no remote's manifest names them; `lang` always does. */
  query?: readonly string[];
}

/**
 * What other processes know of a service: its `src/manifest.ts`, pure data. Gateway, launcher, senders of events and
 * the export of personal data read it; a built process has all manifests within (packages/service-kit/src/services).
 */
export interface ServiceManifest {
  domain: ServiceDomain;
  /** What it does, for the table that is printed at start. */
  purpose: string;
  /** Its port where each process has a machine of its own, such as in docker/compose.yaml. */
  port: number;
  /** Purchases need it: without it the site isn't ready. */
  essential?: true;
  /** Its part of the site's addresses. */
  routes: readonly ServiceRoute[];
  /** Events that it receives, and handles in `onEvent`. */
  events?: readonly EventName[];
  /** It keeps something about people: it answers `GET internal/users/{id}/export` and handles `identity.user.erased`. */
  personalData?: true;
}

import type { ServiceDomain } from './domains.ts';
import type { EventName } from './events.ts';

/**
 * An address prefix of a service, and how the gateway treats it. The longest prefix wins, on whole
 * segments.
 */
export interface ServiceRoute {
  prefix: string;
  kind?: 'release' | 'registry';
  /** Anonymous responses that the owner marks with `s-maxage` are cached and shared. */
  cached?: true;
  /** `credentials`: where passwords are tried or mails triggered, with strict limits. */
  limit?: 'credentials';
  /** What a POST to the prefix itself creates for anonymous visitors, with a limit of its own. */
  creates?: 'cart';
  /** While identity is down visitors are anonymous here; elsewhere the response is 503. */
  worksWithoutIdentity?: true;
  /**
   * Who may change state besides pages of this site, which send JSON: programs without a cookie,
   * Stripe, whose signature the service checks, and teams with a release token.
   */
  writers?: 'programs' | 'stripe' | 'release-teams';
  /** Programs may send forms too: the address contains the proof. */
  forms?: true;
  /** Largest JSON body of signed-in visitors, in megabytes; 1 elsewhere. */
  bodyMegabytes?: number;
  /** Bodies are streamed as they arrive, up to this many megabytes. */
  streamedMegabytes?: number;
  /** Responses sent at their readers' pace: all, or those whose address contains this part. */
  streams?: true | string;
  /** Known query parameters, where no remote's manifest lists them; `lang` always is. */
  query?: readonly string[];
}

/**
 * What other processes know of a service: its `src/manifest.ts`, pure data. Gateway, launcher,
 * senders of events and the export of personal data read it; a built process contains all manifests
 * (packages/service-kit/src/services).
 */
export interface ServiceManifest {
  domain: ServiceDomain;
  /** Its purpose, for the table printed at start. */
  purpose: string;
  /** Its port where each process has a machine of its own, such as in docker/compose.yaml. */
  port: number;
  /** Required for purchases: without it the site isn't ready. */
  essential?: true;
  /** Its part of the site's addresses. */
  routes: readonly ServiceRoute[];
  /** Events that it receives, and handles in `onEvent`. */
  events?: readonly EventName[];
  /**
   * It stores personal data: it responds to `GET internal/users/{id}/export` and handles
   * `identity.user.erased`.
   */
  personalData?: true;
  /** Changes by admins leave an entry in its audit trail, which the admin area reads (`GET internal/audit`). */
  auditTrail?: true;
}

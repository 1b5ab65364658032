import { ServiceError } from '../identity/service-client.ts';

interface SmtpError extends Error {
  code?: string;
  command?: string;
  permanent?: boolean;
  response?: string;
}

const noReceiver = new Set([502, 503, 504]);
const noMailServer = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'ABORT_ERR', 'ECONNREFUSED']);

/** The receiver could not be reached, so the next delivery would fail as well. */
export function isAway(error: unknown): boolean {
  if (error instanceof ServiceError) return error.status === 0 || noReceiver.has(error.status);
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'AbortError' || error.name === 'TimeoutError' || noMailServer.has((error as SmtpError).code ?? '')
  );
}

/**
 * A retry is pointless: the mail server refused the recipient or the content permanently (5xx), or
 * there is no valid recipient. A refused sender or password is a configuration fault, which can be
 * fixed.
 */
export function isHopeless(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, code, permanent } = error as SmtpError;
  if (code === 'EENVELOPE' && command === 'API') return true;
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}

/** Why a mail will never be accepted. */
export interface Refusal {
  /** The address itself is at fault: it doesn't exist any more, or never did. */
  address: boolean;
  /** What the mail server said. */
  reason: string;
}

// RFC 3463 and 7505: no such mailbox, domain or syntax, moved, no mail there; 5.2.1 a mailbox that is closed. The
// others of 5.1 are about the sender, or about neither.
const addressAtFault = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;

/**
 * Undefined when another attempt may succeed. A refusal with a code about anything but the address (policy, size,
 * a full mailbox), or with none, says nothing against the address: our own sending may be at fault for all of them.
 */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isHopeless(error)) return undefined;
  const { command, response, message } = error as SmtpError;
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  return { address: command !== 'DATA' && addressAtFault.test(status ?? ''), reason: response ?? message };
}

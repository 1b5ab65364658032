import { ServiceError } from '../identity/service-client.ts';

interface SmtpError extends Error {
  code?: string;
  command?: string;
  permanent?: boolean;
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

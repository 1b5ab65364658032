import { createHmac } from 'node:crypto';

/** The value of Stripe-Signature: HMAC-SHA256 of `<seconds>.<body>` with the endpoint's secret. */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

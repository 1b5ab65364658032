/** Goes to another site, for example the payment provider's page. Only http(s) addresses. */
export function leaveTo(address: string): void {
  const target = new URL(address, window.location.href);
  if (target.protocol !== 'https:' && target.protocol !== 'http:') throw new Error(`Not a web address: ${address}`);
  window.location.assign(target);
}

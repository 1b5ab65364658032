import { setTimeout as sleep } from 'node:timers/promises';
import { adminStep } from '@arcada/contracts';
import { demoAccounts } from '../start/demo-accounts.ts';
import { confirm, register, signIn, signOut } from './account-steps.ts';
import { Dice } from './dice.ts';
import type { Journal } from './journal.ts';
import { awaitOrder, type Catalogue, checkOut, claimCart, fillCart, pay } from './purchase.ts';
import type { SoakedSite } from './soaked-site.ts';
import { GaveUp, Visitor } from './visitor.ts';

export interface Crowd {
  site: SoakedSite;
  journal: Journal;
  catalogue: Catalogue;
  seed: number;
  /** No new purchase is started any more. */
  closing: AbortSignal;
  /** Nothing is retried any more. */
  over: AbortSignal;
  /** Orders for which an admin is asked for a refund. */
  complaints: string[];
}

/** Buys repeatedly: signs in or registers, fills carts, pays most of them, complains, signs out. */
export async function shop({ site, journal, catalogue, seed, closing, over, complaints }: Crowd, number: number) {
  const dice = new Dice(seed + number);
  const visitor = new Visitor(site.url, journal, over);
  const names: string[] = [];
  // Carts that aren't claimed can be compared line by line, because nothing is merged into them.
  const claims = number % 2 === 0;
  for (let round = 1; !closing.aborted; round += 1) {
    const username = names.length > 0 && dice.chance(0.5) ? dice.pick(names) : `buyer-${number}-${round}`;
    await noting(journal, username, async () => {
      if (names.includes(username)) await signIn(visitor, journal, username);
      else {
        await register(visitor, journal, username);
        names.push(username);
      }
      const shopping = { visitor, journal, dice, catalogue };
      for (let left = dice.between(1, 3); left > 0 && !closing.aborted; left -= 1) {
        const { cartId, lines } = await fillCart(shopping);
        if (claims) await claimCart(shopping, cartId);
        if (dice.chance(0.15)) {
          if (!claims) journal.carts.push({ cartId, lines });
          continue;
        }
        const checkout = await checkOut(shopping, cartId);
        if (!checkout || dice.chance(0.1)) continue;
        await pay(shopping, checkout);
        const complains = dice.chance(0.3);
        const atOnce = complains && dice.chance(0.3);
        if (atOnce) complaints.push(checkout.orderId);
        await awaitOrder(shopping, checkout.orderId);
        if (complains && !atOnce) complaints.push(checkout.orderId);
      }
      if (dice.chance(0.5)) await confirm(visitor, journal, username, site.dataDir);
      if (dice.chance(0.7)) await signOut(visitor, journal, username);
    });
  }
}

/** Refunds what people complain about, sometimes with a double click. */
export async function refund({ site, journal, seed, closing, over, complaints }: Crowd) {
  const dice = new Dice(seed ^ 0x5eed);
  const visitor = new Visitor(site.url, journal, over);
  const admin = demoAccounts.find(({ role }) => role === 'admin');
  const enter = () => signIn(visitor, journal, admin?.username ?? '', admin?.password);
  await enter();
  while (!closing.aborted || complaints.length > 0) {
    const orderId = complaints.shift();
    await sleep(300);
    if (!orderId) continue;
    await noting(journal, 'admin', async () => {
      if (dice.chance(0.4) && (await refundLine(visitor, orderId, dice)) && dice.chance(0.5)) return;
      const clicks = Array.from({ length: dice.chance(0.3) ? 2 : 1 }, () =>
        visitor.insist('POST', `/api/admin/orders/${orderId}/refund`, {}),
      );
      for (const { status, text } of await Promise.all(clicks)) {
        if (status === 200) journal.refunded.add(orderId);
        // Paid, but the site doesn't know yet.
        else if (status === 409 && !over.aborted) complaints.push(orderId);
        else if (status === 403 && JSON.parse(text).code === adminStep.code) {
          complaints.push(orderId);
          await enter();
        } else throw new Error(`refund of ${orderId}: ${status} ${text.slice(0, 300)}`);
      }
    });
  }
}

/** Refunds one line that costs something. False while the order isn't delivered, or the password is needed again. */
async function refundLine(visitor: Visitor, orderId: string, dice: Dice): Promise<boolean> {
  const { status: found, text } = await visitor.insist('GET', `/api/admin/orders/${orderId}`);
  if (found !== 200) return false;
  const { items } = JSON.parse(text) as { items: { id: string; unitPrice: number }[] };
  const line = dice.pick(items.filter(({ unitPrice }) => unitPrice > 0));
  const { status } = await visitor.insist('POST', `/api/admin/orders/${orderId}/lines/${line.id}/refund`, {});
  if (![200, 403, 409].includes(status)) throw new Error(`refund of a line of ${orderId}: ${status}`);
  return status === 200;
}

/** Unexpected responses are recorded, and the person starts over. */
export async function noting(journal: Journal, who: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    journal.wrong.push(`${who}: ${error instanceof GaveUp ? 'gave up, ' : ''}${(error as Error).message}`);
    await sleep(500);
  }
}

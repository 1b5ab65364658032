import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageKey, matchLanguage, negotiateLanguage } from '@arcada/contracts';
import { header, readBody } from '../api/http.ts';
import { newId } from '../data/ids.ts';
import type { Call, Transactions } from '../data/transactions.ts';
import type { PaymentIntent, Session } from '../data/types.ts';
import { authenticateSession, completeFree, currentSession, paySession } from '../resources/checkout/session-states.ts';
import { passesLuhn } from '../resources/payments/test-cards.ts';
import { loadAssets } from './assets.ts';
import { type FieldErrors, type FieldValues, fieldNames, grouped, offeredCards, readCardForm } from './card-form.ts';
import type { Frame } from './layout.ts';
import { authenticatePage, closedPage, continuePage, missingPage } from './other-pages.ts';
import { payPage, returnAddress } from './pay-page.ts';
import { type Texts, textsOf } from './texts.ts';

interface Shown {
  status: number;
  html?: string;
  location?: string;
}

const origin = { id: null, idempotencyKey: null };
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What the next page shows in the form. */
interface KeptForm {
  values: FieldValues;
  errors: FieldErrors;
  /** A test card was just filled in. */
  filled: boolean;
}

/** The shopper's side: pages under the public path, rendered here, without scripts. */
export class PageHandler {
  private readonly transactions: Transactions;
  private readonly base: string;
  private readonly siteOrigin: () => string;
  private readonly assets = loadAssets();

  constructor(transactions: Transactions, base: string, siteOrigin: () => string) {
    this.transactions = transactions;
    this.base = base;
    this.siteOrigin = siteOrigin;
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const [id = '', step, ...more] = url.pathname.slice(this.base.length + 1).split('/');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (id === 'assets') return this.sendAsset(response, step ?? '');
    if ((method !== 'GET' && method !== 'POST') || more.length > 0 || (step !== undefined && step !== 'authenticate')) {
      return this.send(response, { status: 404, html: missingPage(this.frame(request)) });
    }
    const form = new URLSearchParams(method === 'POST' ? await readBody(request, 16 * 1024) : url.search);
    const shown = this.transactions.run(origin, (call) => {
      if (!call.objects.find('checkout.session', id)) return { status: 404, html: missingPage(this.frame(request)) };
      const session = currentSession(call, id);
      const frame = this.frame(request, session);
      if (session.status !== 'open') return this.closed(frame, session, method === 'POST');
      if (step)
        return this.authenticate(call, frame, session, method === 'POST' ? (form.get('answer') ?? '') : undefined);
      return method === 'POST' ? this.pay(call, frame, session, form) : this.show(call, frame, session, form);
    });
    this.send(response, shown);
  }

  private frame(request: IncomingMessage, session?: Session): Frame {
    const saved = new RegExp(`(?:^|;\\s*)${languageKey}=([^;]+)`).exec(header(request, 'cookie') ?? '')?.[1] ?? null;
    const acceptLanguage = header(request, 'accept-language') ?? null;
    const language = matchLanguage(session?.locale) ?? negotiateLanguage({ saved, acceptLanguage });
    return { language, texts: textsOf[language], base: this.base };
  }

  private closed(frame: Frame, session: Session, answered: boolean): Shown {
    if (answered && session.status === 'complete') return this.toShop(frame, session);
    return { status: 200, html: closedPage(frame, session) };
  }

  private toShop(frame: Frame, session: Session): Shown {
    const href = returnAddress(session, session.success_url ?? '/');
    const sameSite = new URL(href, this.siteOrigin()).origin === this.siteOrigin();
    return sameSite ? { status: 303, location: href } : { status: 200, html: continuePage(frame, href) };
  }

  private show(call: Call, frame: Frame, session: Session, query: URLSearchParams): Shown {
    const kept = call.objects.hidden(session.id).form as KeptForm | undefined;
    const asked = prefilled(query);
    const { values, errors, filled } = kept && !asked.card ? kept : { values: asked, errors: {}, filled: false };
    const intent = session.payment_intent ? call.objects.get('payment_intent', session.payment_intent) : undefined;
    const billing = intent?.last_payment_error?.payment_method?.billing_details;
    const known = { email: session.customer_email ?? billing?.email ?? '', name: billing?.name ?? '' };
    const html = payPage(frame, {
      session,
      lines: call.objects.children('item', session.id),
      coupon: couponName(call, session),
      values: { ...known, ...values },
      errors,
      declined: filled ? undefined : declinedText(intent, frame.texts),
      filled,
      attempt: newId('attempt'),
    });
    return { status: 200, html };
  }

  private pay(call: Call, frame: Frame, session: Session, form: URLSearchParams): Shown {
    const values: FieldValues = Object.fromEntries(fieldNames.map((name) => [name, form.get(name) ?? '']));
    if (session.customer_email) values.email = session.customer_email;
    const { form: _answered, ...hidden } = call.objects.hidden(session.id);
    /** The form is shown by the next request, so that neither reloading nor going back sends this one again. */
    const showAgain = (kept: KeptForm) => {
      call.objects.saveHidden(session.id, { ...hidden, form: kept });
      return { status: 303, location: `${this.base}/${session.id}` };
    };
    const fillWith = form.get('fill');
    if (fillWith) {
      const name = values.name || testName;
      return showAgain({ values: { ...values, name, ...testCard(fillWith) }, errors: {}, filled: true });
    }
    const seen = (hidden.attempts ?? []) as string[];
    const attempt = form.get('attempt') ?? '';
    if (attempt && seen.includes(attempt)) return this.next(call, frame, session);
    const { errors, card } = readCardForm(values, new Date(this.transactions.time()), session.amount_total > 0);
    // The input is shown again, except the security code, as in every payment form. A number that may be a real card's
    // isn't kept either.
    if (Object.keys(errors).length > 0)
      return showAgain({ values: { ...values, card: keepable(values.card ?? ''), cvc: '' }, errors, filled: false });
    call.objects.saveHidden(session.id, { ...hidden, attempts: [...seen, attempt].slice(-20) });
    if (session.amount_total === 0)
      return this.next(call, frame, completeFree(call, session, card.name || null, card.email ?? null));
    return this.next(call, frame, paySession(call, session, card).session);
  }

  /** Where a shopper goes from here: always by redirect, so that reloading repeats nothing. */
  private next(call: Call, frame: Frame, session: Session): Shown {
    if (session.status === 'complete') return this.toShop(frame, session);
    const waits = waitingIntent(call, session) !== undefined;
    return { status: 303, location: `${this.base}/${session.id}${waits ? '/authenticate' : ''}` };
  }

  private authenticate(call: Call, frame: Frame, session: Session, answer: string | undefined): Shown {
    const intent = waitingIntent(call, session);
    if (!intent) return this.next(call, frame, session);
    if (answer === 'complete' || answer === 'fail') {
      return this.next(call, frame, authenticateSession(call, session, answer === 'complete'));
    }
    const method = call.objects.get('payment_method', intent.payment_method ?? '');
    return { status: 200, html: authenticatePage(frame, session, method) };
  }

  private send(response: ServerResponse, shown: Shown): void {
    response.writeHead(shown.status, {
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      ...(shown.html ? { 'content-type': 'text/html; charset=utf-8' } : {}),
      ...(shown.location ? { location: shown.location } : {}),
    });
    response.end(shown.html);
  }

  private sendAsset(response: ServerResponse, name: string): void {
    const asset = this.assets.get(name);
    response.writeHead(asset ? 200 : 404, {
      'cache-control': asset ? 'public, max-age=300' : 'no-store',
      'content-type': asset?.type ?? 'text/plain',
      'x-content-type-options': 'nosniff',
    });
    response.end(asset?.body);
  }
}

function waitingIntent(call: Call, session: Session): PaymentIntent | undefined {
  if (!session.payment_intent) return undefined;
  const intent = call.objects.get('payment_intent', session.payment_intent);
  return intent.status === 'requires_action' ? intent : undefined;
}

function declinedText(intent: PaymentIntent | undefined, texts: Texts): keyof Texts | undefined {
  const error = intent?.last_payment_error;
  if (!error) return undefined;
  const known = [error.decline_code, error.code].find(
    (code): code is keyof Texts => code !== undefined && code in texts,
  );
  return known ?? 'card_declined';
}

const testCard = (number: string): FieldValues => ({
  card: grouped(number.slice(0, 19)),
  expiry: '12 / 34',
  cvc: '123',
});
const testName = 'Test Shopper';
const keepable = (card: string): string => {
  const number = card.replace(/[\s-]/g, '');
  return !passesLuhn(number) || offeredCards.some(([offered]) => offered === number) ? card : '';
};
const prefilled = (query: URLSearchParams): FieldValues => {
  const number = query.get('card');
  return number && /^\d{12,19}$/.test(number) ? { name: testName, ...testCard(number) } : {};
};

/** What the shop calls the coupon; null without one. */
function couponName({ objects }: Call, { discounts }: Session): string | null {
  const id = discounts[0]?.coupon;
  return id ? objects.get('coupon', id).name : null;
}

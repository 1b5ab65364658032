/** Result of a test card; codes are Stripe's. */
export type Outcome =
  | { kind: 'success' }
  | { kind: 'authenticate' }
  | { kind: 'decline'; code: string; declineCode?: string; param?: string };

export interface TestCard {
  brand: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';
  funding: 'credit' | 'debit' | 'prepaid' | 'unknown';
  country: string;
  outcome: Outcome;
}

export const messages: Record<string, string> = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  test_mode_live_card: 'Your card was declined. Your request was in test mode, but used a non test card.',
  payment_intent_authentication_failure:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  payment_intent_payment_attempt_failed: 'The payment failed.',
};

const declined = (declineCode: string): Outcome => ({ kind: 'decline', code: 'card_declined', declineCode });
const success: Outcome = { kind: 'success' };
const authenticate: Outcome = { kind: 'authenticate' };
const visa = (outcome: Outcome, country = 'US', funding: TestCard['funding'] = 'credit'): TestCard => ({
  brand: 'visa',
  funding,
  country,
  outcome,
});

const cards: Record<string, TestCard> = {
  '4242424242424242': visa(success),
  '4000056655665556': visa(success, 'US', 'debit'),
  '4000000760000002': visa(success, 'BR'),
  '4000007240000007': visa(success, 'ES'),
  '5555555555554444': { brand: 'mastercard', funding: 'credit', country: 'US', outcome: success },
  '5200828282828210': { brand: 'mastercard', funding: 'debit', country: 'US', outcome: success },
  '378282246310005': { brand: 'amex', funding: 'credit', country: 'US', outcome: success },
  '6011111111111117': { brand: 'discover', funding: 'credit', country: 'US', outcome: success },
  '3056930009020004': { brand: 'diners', funding: 'credit', country: 'US', outcome: success },
  '3566002020360505': { brand: 'jcb', funding: 'credit', country: 'JP', outcome: success },
  '4000002500003155': visa(authenticate),
  '4000002760003184': visa(authenticate, 'DE'),
  '4000000000003220': visa(authenticate),
  '4000000000000002': visa(declined('generic_decline')),
  '4000000000009995': visa(declined('insufficient_funds')),
  '4000000000009987': visa(declined('lost_card')),
  '4000000000009979': visa(declined('stolen_card')),
  '4000000000006975': visa(declined('card_velocity_exceeded')),
  '4000000000000069': visa({ kind: 'decline', code: 'expired_card', param: 'exp_month' }),
  '4000000000000127': visa({ kind: 'decline', code: 'incorrect_cvc', param: 'cvc' }),
  '4000000000000119': visa({ kind: 'decline', code: 'processing_error' }),
};

const tokens: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_br: '4000000760000002',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_visa_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
};

/**
 * The card behind a number without spaces. A number that is no test card is declined, as in
 * Stripe's test mode.
 */
export function cardOf(number: string): TestCard {
  return (
    cards[number] ?? { brand: 'unknown', funding: 'unknown', country: 'US', outcome: declined('test_mode_live_card') }
  );
}

export const numberOfToken = (token: string): string | undefined => tokens[token];

/** The check digit rule of card numbers. */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  [...number].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return number.length > 0 && sum % 10 === 0;
}

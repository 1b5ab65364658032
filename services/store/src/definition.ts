import {
  auditPart,
  bulkPart,
  correctionsPart,
  deliveriesPart,
  joinParts,
  type ServiceDefinition,
  type ServicePart,
} from '@arcada/service-kit';
import { alertsPart } from './alerts/alerts.module.ts';
import { billingPart } from './billing/billing.module.ts';
import { cartPart } from './cart/cart.module.ts';
import { cataloguePart } from './catalogue/catalogue.module.ts';
import { addFile } from './catalogue/files/add-file.ts';
import { checkoutPart } from './checkout/checkout.module.ts';
import { storeConfig } from './config.ts';
import { conversionPart } from './conversion/conversion.module.ts';
import { couponsPart } from './coupons/coupons.module.ts';
import { fulfilmentPart } from './fulfilment/fulfilment.module.ts';
import { invoicesPart } from './invoices/invoices.module.ts';
import { ledgerPart } from './ledger/ledger.module.ts';
import { licencesPart } from './licences/licences.module.ts';
import { mailsPart } from './mails/mails.module.ts';
import { ordersPart } from './orders/orders.module.ts';
import { privacyPart } from './privacy/privacy.module.ts';
import { reconciliationPart } from './reconciliation/reconciliation.module.ts';
import { removalPart } from './removal/removal.module.ts';
import { reviewsPart } from './reviews/reviews.module.ts';
import { seedStore } from './seed/seed-store.ts';
import { stripePart } from './stripe/stripe.module.ts';
import { stripeSyncPart } from './stripe-sync/stripe-sync.module.ts';
import { visitsPart } from './visits/visits.module.ts';
import { webhooksPart } from './webhooks/webhooks.module.ts';

/** The nouns of the store. A new one adds its part here and its variables in config.ts. */
const parts: ServicePart[] = [
  cataloguePart,
  ledgerPart,
  alertsPart,
  billingPart,
  couponsPart,
  visitsPart,
  cartPart,
  conversionPart,
  stripePart,
  licencesPart,
  invoicesPart,
  mailsPart,
  fulfilmentPart,
  checkoutPart,
  reconciliationPart,
  stripeSyncPart,
  webhooksPart,
  ordersPart,
  removalPart,
  reviewsPart,
  privacyPart,
  auditPart('CreateAuditTrail1795500100001'),
  bulkPart('CreateBulkChange1797000100001'),
  correctionsPart('CreateSpentCorrection1797000100011'),
  deliveriesPart('store'),
];

export const storeDefinition: ServiceDefinition = {
  domain: 'store',
  config: storeConfig,
  ...joinParts(parts),
  seed: seedStore,
  commands: {
    'add-file': async (given, context) => {
      process.stdout.write(`${await addFile(context, given)}\n`);
    },
  },
  prepare: (app) => {
    app
      .getHttpAdapter()
      .getInstance()
      .addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  },
};

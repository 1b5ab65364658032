import {
  type PaymentAlertDecision,
  type PaymentAlertsQuery,
  paymentAlertDecisionSchema,
  paymentAlertSchema,
  paymentAlertsQuery,
  paymentAlertsSchema,
} from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, userOf } from '@arcada/service-kit';
import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ManagedAlerts } from './managed-alerts.service.ts';
import { orderParams } from './order-params.ts';

const admins = { roles: ['admin'] } as const;

@Controller('api/admin/orders/payment-alerts')
export class PaymentAlertsAdminController {
  constructor(private readonly alerts: ManagedAlerts) {}

  @Get()
  @Endpoint({
    policy: admins,
    query: paymentAlertsQuery,
    response: paymentAlertsSchema,
    summary: 'Payments that need a person: amounts that differ, late and double payments, failed refunds, disputes',
  })
  list(@Query() query: PaymentAlertsQuery) {
    return this.alerts.list(query);
  }

  @Patch(':id')
  @Endpoint({
    policy: admins,
    params: orderParams,
    body: paymentAlertDecisionSchema,
    response: paymentAlertSchema,
    summary: 'Mark a payment alert as done, or open again, with a note',
  })
  decide(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() decision: PaymentAlertDecision) {
    return this.alerts.decide(id, decision, userOf(actor).id);
  }
}

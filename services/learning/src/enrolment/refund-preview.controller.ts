import { type Language, refundEffectSchema, refundPreviewQuery } from '@arcada/contracts';
import { Endpoint, RequestLanguage } from '@arcada/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { RefundPreview } from './refund-preview.service.ts';

@Controller('api/admin/seats')
export class RefundPreviewController {
  constructor(private readonly preview: RefundPreview) {}

  @Get('refund')
  @Endpoint({
    policy: { roles: ['admin'] },
    query: refundPreviewQuery,
    response: z.array(refundEffectSchema),
    summary: 'Who loses a seat or a certificate when these lines of an order are refunded',
  })
  of(@Query() { lines }: z.infer<typeof refundPreviewQuery>, @RequestLanguage() language: Language) {
    return this.preview.of(lines.split(','), language);
  }
}

import { type Language, links, ownedVersionsSchema, slugSchema, versionMailsSchema } from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { z } from 'zod';
import { LicenceKit } from '../licences/licence-kit.service.ts';
import { sendBought } from './bought-file.ts';
import { orderParams } from './order-params.ts';
import { OwnedVersionFiles } from './owned-versions.service.ts';

const params = orderParams.extend({ productId: slugSchema });
const fileParams = params.extend({ fileId: z.uuid() });

/** Versions of a bought product. */
@Controller('api/orders/:id/downloads/:productId')
export class OwnedVersionsController {
  constructor(
    private readonly versions: OwnedVersionFiles,
    private readonly kit: LicenceKit,
  ) {}

  @Get('versions')
  @Endpoint({
    policy: 'user',
    params,
    response: ownedVersionsSchema,
    summary: 'Versions of a bought product with what was new in each, and whether its owner is mailed about new ones',
  })
  list(
    @CurrentActor() { id: userId }: UserActor,
    @Param() { id: orderId, productId }: z.infer<typeof params>,
    @RequestLanguage() language: Language,
  ) {
    return this.versions.list({ userId, orderId, productId }, language);
  }

  @Get('versions/:fileId')
  @Endpoint({
    policy: 'user',
    signInAt: ({ id }) => links.orderHistory(id),
    ownerOnly: true,
    params: fileParams,
    summary: 'The file of one of these versions, with the same added as to the newest',
  })
  async file(
    @CurrentActor() { id: userId }: UserActor,
    @Param() { id: orderId, productId, fileId }: z.infer<typeof fileParams>,
    @RequestLanguage() language: Language,
  ) {
    return sendBought(this.kit, await this.versions.open({ userId, orderId, productId }, fileId), language);
  }

  @Put('version-mails')
  @Endpoint({
    policy: 'user',
    params,
    body: versionMailsSchema,
    status: 204,
    summary: 'Turns mails about new versions of a bought product on or off',
  })
  choose(
    @CurrentActor() { id: userId }: UserActor,
    @Param() { id: orderId, productId }: z.infer<typeof params>,
    @Body() { wanted }: z.infer<typeof versionMailsSchema>,
  ): Promise<void> {
    return this.versions.choose({ userId, orderId, productId }, wanted);
  }
}

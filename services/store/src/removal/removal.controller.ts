import { slugSchema } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Controller, Delete, Headers, Param } from '@nestjs/common';
import { z } from 'zod';
import { Removal } from './removal.service.ts';

@Controller('api/admin/products')
export class RemovalController {
  constructor(private readonly removal: Removal) {}

  @Delete(':id')
  @Endpoint({
    versioned: true,
    policy: { roles: ['admin'], confirmed: true },
    params: z.object({ id: slugSchema }),
    status: 204,
    summary: 'Deletes a draft with its files and pictures; 409 once it was on sale, ordered or at Stripe',
  })
  remove(@Param('id') id: string, @Headers('if-match') ifMatch: string | undefined): Promise<void> {
    return this.removal.remove(id, ifMatch);
  }
}

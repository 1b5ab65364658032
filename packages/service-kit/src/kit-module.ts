import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG } from './config/config.ts';
import { Database } from './database/database.ts';
import { DEFINITION, type ServiceDefinition } from './definition.ts';
import { EdgeClient } from './identity/edge-client.ts';
import { ServiceClient } from './identity/service-client.ts';
import { TokenSigner } from './identity/token-signer.ts';
import { Breakers } from './operation/breakers.ts';
import { Metrics } from './operation/metrics.ts';
import { InboxController } from './outbox/inbox.controller.ts';
import { Outbox } from './outbox/outbox.ts';
import { PersonalDataController } from './privacy/personal-data.controller.ts';

export interface KitParts {
  definition: ServiceDefinition;
  config: object;
  signer: TokenSigner;
  client: ServiceClient;
  breakers: Breakers;
  edge: EdgeClient;
  metrics: Metrics;
  /** Undefined for a service without database. */
  data: { database: Database; outbox: Outbox } | undefined;
}

@Module({})
class KitModule {}

/** What every service can inject, for the whole application. */
export function kitModule({
  definition,
  config,
  signer,
  client,
  breakers,
  edge,
  metrics,
  data,
}: KitParts): DynamicModule {
  const providers: Provider[] = [
    { provide: DEFINITION, useValue: definition },
    { provide: CONFIG, useValue: config },
    { provide: TokenSigner, useValue: signer },
    { provide: ServiceClient, useValue: client },
    { provide: Breakers, useValue: breakers },
    { provide: EdgeClient, useValue: edge },
    { provide: Metrics, useValue: metrics },
    ...(data
      ? [
          { provide: Database, useValue: data.database },
          { provide: DataSource, useValue: data.database.dataSource },
          { provide: Outbox, useValue: data.outbox },
        ]
      : []),
  ];
  const controllers = [
    ...(data ? [InboxController] : []),
    ...(definition.personalData ? [PersonalDataController] : []),
  ];
  return { module: KitModule, global: true, providers, exports: providers, controllers };
}

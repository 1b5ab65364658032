import type { ServiceDefinition } from '@arcada/service-kit';
import { registryConfig } from './config.ts';
import { FilesController } from './files/files.controller.ts';
import { HealthController } from './health/health.controller.ts';
import { ReleaseHealth } from './health/release-health.ts';
import { CompositionController } from './live/composition.controller.ts';
import { Compositions } from './live/compositions.ts';
import { LivePointer } from './live/live-pointer.ts';
import { PromotionService } from './live/promotion.service.ts';
import { LiveMetrics } from './operation/live-metrics.ts';
import { RegistryMetrics } from './operation/registry-metrics.ts';
import { ReleaseRights } from './releases/release-rights.ts';
import { ReleaseStore } from './releases/release-store.ts';
import { ReleaseSweep } from './releases/release-sweep.ts';
import { ReleasesController } from './releases/releases.controller.ts';
import { UploadService } from './releases/upload.service.ts';

export const registryDefinition: ServiceDefinition = {
  domain: 'registry',
  config: registryConfig,
  controllers: [ReleasesController, CompositionController, FilesController, HealthController],
  providers: [
    ReleaseStore,
    ReleaseRights,
    UploadService,
    LivePointer,
    Compositions,
    PromotionService,
    ReleaseHealth,
    ReleaseSweep,
    RegistryMetrics,
    LiveMetrics,
  ],
  // A registry that can't say what is live is not ready, even if its process is healthy.
  ready: async (context) => void (await context.get(Compositions).live()),
  // Files arrive raw: the handler reads the stream, counts and checks it.
  prepare: (app) => {
    app
      .getHttpAdapter()
      .getInstance()
      .addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  },
};

import type { ServiceDefinition } from '@arcada/service-kit';

/**
 * Bodies besides JSON. Mail programs unsubscribe with a form whose one field is always the same
 * (RFC 8058), so its content is ignored; an uploaded picture is read as it arrives.
 */
export const acceptBodies: NonNullable<ServiceDefinition['prepare']> = (app) => {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) =>
    done(null, undefined),
  );
  fastify.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
};

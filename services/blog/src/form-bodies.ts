import type { ServiceDefinition } from '@arcada/service-kit';

/**
 * Mail programs unsubscribe with a form whose one field is always the same (RFC 8058), so its
 * content is ignored.
 */
export const acceptForms: NonNullable<ServiceDefinition['prepare']> = (app) => {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app
    .getHttpAdapter()
    .getInstance()
    .addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) =>
      done(null, undefined),
    );
};

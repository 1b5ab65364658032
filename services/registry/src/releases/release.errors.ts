import { DomainError } from '@arcada/service-kit';

export const unknownRelease = (remote: string, version: string) =>
  new DomainError('registry.release.unknown', 404, `${remote} ${version} is not published here`);
export const notAllowed = (remote: string) =>
  new DomainError('registry.release.not-allowed', 403, `Send the release token of ${remote} in x-release-token`, {
    logLevel: 'warn',
  });
export const tokenRequired = () =>
  new DomainError(
    'registry.release.token-required',
    401,
    {
      en: 'Sign in as an admin, or send the release token of your remote.',
      'pt-BR': 'Entre como administrador ou envie o token de publicação do seu módulo.',
      es: 'Inicia sesión como administrador o envía el token de publicación de tu módulo.',
    },
    { detail: 'Send the token in x-release-token' },
  );
export const otherContent = (remote: string, version: string) =>
  new DomainError(
    'registry.release.other-content',
    409,
    `${remote} ${version} is published with other files: a version never changes, publish a new one`,
  );
export const invalidRelease = (errors: { path: string; message: string }[]) =>
  new DomainError('registry.release.invalid', 400, 'This release.json describes no release that can be published', {
    errors,
  });
export const otherContract = (release: string, contract: number, ours: number) =>
  new DomainError(
    'registry.release.other-contract',
    409,
    `${release} was built for contract ${contract}, this site speaks contract ${ours}: build it with the current packages`,
    { data: { contract, expectedContract: ours } },
  );
export const foreignPaths = (release: string, status: 409 | 422, errors: { path: string; message: string }[]) =>
  new DomainError(
    'registry.release.foreign-paths',
    status,
    {
      en: `${release} claims addresses that don’t belong to its area.`,
      'pt-BR': `${release} reivindica endereços que não pertencem à sua área.`,
      es: `${release} reclama direcciones que no pertenecen a su área.`,
    },
    { detail: errors.map(({ message }) => message).join('; '), errors, logLevel: 'warn' },
  );
export const noSession = (remote: string, version: string) =>
  new DomainError(
    'registry.upload.not-begun',
    409,
    `Nothing of ${remote} ${version} is being uploaded: send its release.json to /api/admin/releases first`,
  );
export const unlistedFile = (path: string) =>
  new DomainError('registry.upload.unlisted-file', 404, `${path} is not among the files of this release`);
export const corruptFile = (path: string, reason: string) =>
  new DomainError('registry.upload.corrupt-file', 422, `${path} did not arrive as release.json says: ${reason}`);
export const missingFiles = (missing: string[]) =>
  new DomainError('registry.upload.incomplete', 409, `${missing.length} files of this release are missing`, {
    data: { missing: missing.slice(0, 50) },
  });
export const notExpected = (remote: string, current: string | null) =>
  new DomainError(
    'registry.live.changed',
    409,
    `${remote} is now at ${current ?? 'no version'}: somebody was faster, look again before you promote`,
    { data: { current } },
  );
export const nothingBefore = (remote: string, version: string) =>
  new DomainError(
    'registry.live.nothing-before',
    409,
    `There is no version of ${remote} to go back to from ${version}`,
  );

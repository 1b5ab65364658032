export { AuditEntryEntity } from './audit/audit-entry.entity.ts';
export { auditPart } from './audit/audit-part.ts';
export { type AuditedChange, noteUnchanged, recordAs, recordChange } from './audit/audit-trail.ts';
export { verifyTrail } from './audit/verify-trail.ts';
export type { ServiceConfig } from './config/base-config.ts';
export { CONFIG, ConfigError } from './config/config.ts';
export { readSigningKey, signingKeyVariable } from './config/signing-key.ts';
export { flag, reservedBytes } from './config/variables.ts';
export { type BulkSteps, runBulk } from './database/bulk.ts';
export { bulkPart, lastBulk } from './database/bulk-memory.ts';
export {
  ChangeEntity,
  createChangeLog,
  lastRevision,
  markChanged,
  readChanges,
} from './database/change-log.ts';
export * from './database/columns.ts';
export { containing } from './database/containing.ts';
export {
  addColumn,
  addIndex,
  createTable,
  dropIndex,
  index,
  key,
  nullable,
  reference,
  unique,
} from './database/create-table.ts';
export { createDataSource, type DatabaseKind, kindOf } from './database/data-source.ts';
export { Database } from './database/database.ts';
export { dayOf } from './database/day-of.ts';
export { deleteInBatches } from './database/delete-in-batches.ts';
export { applyOrTry } from './database/dry-run.ts';
export { isDiskFull, isUniqueViolation } from './database/faults.ts';
export { type KeysetOrder, type KeysetRequest, type KeysetRows, keysetOf, readKeyset } from './database/keyset.ts';
export { likeBeginning, likePart } from './database/like.ts';
export { migrate, pendingMigrations, schemaDrift } from './database/migrations.ts';
export { dataSourceOf, migrationNames } from './database/open.ts';
export { inBackground } from './database/patience.ts';
export { ReadModel } from './database/read-model.ts';
export { afterCommit, assertOutsideTransaction } from './database/scope.ts';
export { SnapshotModel } from './database/snapshot-model.ts';
export { DEFINITION, type EventHandlers, type ServiceContext, type ServiceDefinition } from './definition.ts';
export { sha256 } from './hexadecimal-hash.ts';
export { confirmIfAdmin, requireAdminStep } from './http/admin-step.ts';
export { attachment } from './http/attachment.ts';
export { DomainError, type DomainErrorExtra, textIn } from './http/domain-error.ts';
export { type CredentialCheck, Endpoint, type EndpointOptions, type Policy } from './http/endpoint.ts';
export { requireFreeSpace, storageFull } from './http/free-space.ts';
export { firstVersion, isBasedOn, namesVersion } from './http/if-match.ts';
export { CurrentActor, RequestLanguage } from './http/parameters.ts';
export { Pictures, pictureParams } from './http/pictures.ts';
export { isStream, type KitRequest } from './http/request.ts';
export { correctionsPart, requireCorrections } from './http/spent-corrections.ts';
export { sendTagged, setTags } from './http/tags.ts';
export { changedFacts, changedTexts } from './http/typing-correction.ts';
export { removeUnfinished, removeUnused } from './http/unfinished-files.ts';
export {
  drawnAnew,
  keepUploadedPicture,
  removeUnusedPictures,
  sizeOfPicture,
  touchPicture,
  uploadedPicture,
} from './http/uploaded-picture.ts';
export {
  createIdempotentAnswers,
  findAnswer,
  type KeyedRequest,
  keepAnswer,
  readIdempotencyKey,
} from './idempotency/idempotency.ts';
export { IdempotentAnswerEntity } from './idempotency/idempotent-answer.entity.ts';
export { once } from './idempotency/once.ts';
export { accountsById } from './identity/accounts-by-id.ts';
export { type Actor, type UserActor, userOf } from './identity/actor.ts';
export { authorIdOf } from './identity/author-id.ts';
export { EdgeClient } from './identity/edge-client.ts';
export { deriveKey, readInternalJwks, readInternalKey } from './identity/internal-keys.ts';
export { type CallOptions, ServiceClient, ServiceError } from './identity/service-client.ts';
export { TokenSigner } from './identity/token-signer.ts';
export { type Caller, TokenVerifier } from './identity/token-verifier.ts';
export { addressEnding, asRead, siteEnding } from './leads-elsewhere.ts';
export { AttemptEntity } from './limits/attempt.entity.ts';
export { Attempts, createAttempts, type Limit } from './limits/attempts.ts';
export {
  type Decision,
  decisionNotice,
  notScheduled,
  publicationMove,
  putOnSale,
  submittedNotice,
  takenOffSale,
  timeInWords,
  toGoOnSale,
} from './notices/decision-notice.ts';
export { inWords } from './notices/in-words.ts';
export { openApiOf } from './openapi/openapi.ts';
export { Announcements } from './operation/announcements.ts';
export { Breakers, type BreakerTimes, isBrokenCircuitError } from './operation/breakers.ts';
export { guarded } from './operation/guarded.ts';
export type { Housekeeper } from './operation/housekeeping.ts';
export { createLog, type Log } from './operation/log.ts';
export { Metrics } from './operation/metrics.ts';
export { Repeated } from './operation/repeated.ts';
export type { AttachmentMaker } from './outbox/attachments.ts';
export type { ComposedMail } from './outbox/composed-mail.ts';
export { deliveriesPart } from './outbox/deliveries-part.ts';
export type { Refusal } from './outbox/failures.ts';
export { type MailPart, writeMail } from './outbox/mail-body.ts';
export { isOnlyName, mailedName, plainName, publicName, unlinked, unlinkedDot } from './outbox/mail-names.ts';
export { InboxEntity, OutboxEntity, SentMailEntity } from './outbox/outbox.entity.ts';
export { type Mail, Outbox } from './outbox/outbox.ts';
export { forgetSentMails } from './outbox/sent-mails.ts';
export { EVENT_SUBSCRIBERS } from './outbox/subscribers.ts';
export { emailKey, foldIdentifier, mailboxKey, mailboxOf } from './privacy/email-key.ts';
export type { PersonalDataSource } from './privacy/personal-data.ts';
export { writtenAddresses } from './privacy/written-addresses.ts';
export { replyErrors } from './reviews/reply-errors.ts';
export { runService } from './run.ts';
export { type CreateOptions, createService, type RunningService } from './service.ts';
export { joinParts, type ServicePart } from './service-part.ts';
export { serviceManifests } from './services/manifests.ts';

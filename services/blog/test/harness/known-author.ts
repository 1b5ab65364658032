import { authorIdOf, Database } from '@arcada/service-kit';
import type { TestService } from '@arcada/testing/service';
import { AuthorEntity } from '../../src/posts/author.entity.ts';

/** As if the account had written before: its posts can have its name without identity. */
export const knownAuthor = (service: TestService, { id }: { id: string }) =>
  service.get(Database).read.upsert(AuthorEntity, { id: authorIdOf(id), name: 'Pat Producer' }, ['id']);

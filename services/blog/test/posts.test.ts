import { databases } from '@arcada/testing/database';
import { buildUser, startService, type TestService } from '@arcada/testing/service';
import { blogDefinition } from '../src/definition.ts';
import type { Post } from '../src/posts/post.schema.ts';

const path = 'api/blog/posts';

describe.each(databases())('posts on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(blogDefinition, { kind });
  });
  afterAll(() => service.stop());

  it('keeps what is added, for its owner alone', async () => {
    const owner = service.as(buildUser());
    const added = await owner.post<Post>(path, { title: 'First' });
    expect(added.status).toBe(201);
    await service.restart();
    expect((await owner.get<Post[]>(path)).body).toEqual([added.body]);
    expect((await service.as(buildUser()).get(path)).body).toEqual([]);
    expect((await service.as(buildUser()).delete(`${path}/${added.body.id}`)).status).toBe(404);
    expect((await owner.delete(`${path}/${added.body.id}`)).status).toBe(204);
    expect((await owner.get(path)).body).toEqual([]);
  });

  it('refuses visitors who are not signed in, and says what is wrong with a body', async () => {
    expect((await service.anonymous.get(path)).status).toBe(401);
    const answer = await service.as(buildUser()).post<{ errors: { path: string }[] }>(path, { title: ' ' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error) => error.path)).toEqual(['title']);
  });
});

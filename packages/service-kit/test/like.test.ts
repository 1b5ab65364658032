import { describeEachDatabase } from '@arcada/testing/database';
import { likeBeginning, likePart } from '../src/index.ts';
import { CreateNote1763700000001, NoteEntity, newNote } from './note.fixture.ts';

describeEachDatabase('searches by LIKE', (_kind, open) => {
  it('take signs of patterns as they are, anywhere or at the beginning', async () => {
    const { read } = await open({ entities: [NoteEntity], migrations: [CreateNote1763700000001] });
    const titles = ['50% off', '50 € off', 'a_b', 'a-b', 'so!%', 'so%'];
    const notes = titles.map((title, at) => newNote(`00000000-0000-4000-8000-00000000000${at}`, title));
    await read.insert(NoteEntity, notes);
    const found = async (pattern: string) => {
      const query = read
        .createQueryBuilder(NoteEntity, 'note')
        .where("note.title like :pattern escape '!'", { pattern });
      return (await query.orderBy('note.id').getMany()).map(({ title }) => title);
    };
    expect(await found(likePart('0%'))).toEqual(['50% off']);
    expect(await found(likePart('_'))).toEqual(['a_b']);
    expect(await found(likePart('!%'))).toEqual(['so!%']);
    expect(await found(likeBeginning('50%'))).toEqual(['50% off']);
    expect(await found(likeBeginning('%'))).toEqual([]);
    expect(await found(likeBeginning('a'))).toEqual(['a_b', 'a-b']);
  });
});

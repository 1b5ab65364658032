import { randomInt } from 'node:crypto';
import { languages, productCategories, productTypes } from '@arcada/contracts';
import { CONFIG, Database, type EdgeClient, markChanged } from '@arcada/service-kit';
import { databases } from '@arcada/testing/database';
import { buildUser, type TestService } from '@arcada/testing/service';
import type { EntityManager } from 'typeorm';
import { Catalogue } from '../src/catalogue/catalogue.ts';
import { ProductEntity, ProductTextEntity } from '../src/catalogue/product.entity.ts';
import { productSeeds } from '../src/seed/product-seeds.ts';
import { startCatalogue } from './catalogue-service.ts';
import { answersOf } from './harness/catalogue-answers.ts';
import { changeProduct } from './harness/products.ts';

const steps = 30;
const nobody = { purge: async () => undefined } as unknown as EdgeClient;
const admin = buildUser({ role: 'admin' });
const words = ['Door', 'Wall Counter', 'ISO 19650', 'ISO19650', 'Level Guard', 'Zebra', 'Sheet', 'Doors', 'IFC4'];

describe.each(databases())('a catalogue that applies changes one by one on %s', (kind) => {
  let service: TestService;
  let database: Database;
  beforeAll(async () => {
    service = await startCatalogue(kind, { SEED_PRODUCTS: '25', CATALOGUE_POLL_SECONDS: '3600' });
    database = service.get(Database);
  });
  afterAll(() => service.stop());

  /** Another process's view of the same database. */
  const another = async () => {
    const catalogue = new Catalogue(database, nobody, service.get(CONFIG));
    await catalogue.refresh();
    return catalogue;
  };

  test('responds to everything like one that has loaded everything', async () => {
    const seed = Number(process.env.TEST_SEED ?? randomInt(1_000_000));
    const random = randomFrom(seed);
    const pick = <T>(list: readonly T[]) => list[random(list.length)] as T;
    const name = () => `${pick(words)} ${pick(words)} ${random(4)}`;
    const ids = async () => (await database.read.find(ProductEntity, { select: { id: true } })).map(({ id }) => id);
    const change = (id: string, body: object) => changeProduct(service.as(admin), id, body);
    const inSecret = (id: string, work: (manager: EntityManager) => Promise<unknown>) =>
      database.transaction(async (manager) => {
        await work(manager);
        await markChanged(manager, [id]);
      });
    const set = (id: string, columns: Partial<ProductEntity>) =>
      inSecret(id, (manager) => manager.update(ProductEntity, id, columns));
    const remove = (id: string) =>
      inSecret(id, async (manager) => {
        await manager.delete(ProductTextEntity, { productId: id });
        await manager.delete(ProductEntity, { id });
      });
    const text = () => ({
      name: name(),
      description: `${name()} in Revit`,
      body: [name()],
      inside: [{ name: pick(words), text: name() }],
      requirements: [name()],
      changelog: [],
    });
    const actions: Record<string, (id: string) => Promise<unknown>> = {
      price: (id) => change(id, { price: 10 + random(4) }),
      rename: (id) => change(id, { texts: { [pick(languages)]: { name: name() } } }),
      texts: (id) => change(id, { texts: { en: text(), es: text() } }),
      publish: (id) => change(id, { status: 'published' }),
      archive: (id) => change(id, { status: 'archived' }),
      draft: (id) => change(id, { status: 'draft', price: random(5) }),
      create: () => {
        const texts = { en: text(), 'pt-BR': text(), es: text() };
        const facts = { type: pick(productTypes), category: pick(productCategories), price: 5, version: '1' };
        return service
          .as(admin)
          .post('api/admin/products', { id: `made-${random(1e9)}`, compatibility: 'Revit', ...facts, texts });
      },
      file: (id) => set(id, { downloadFile: 'a.zip', status: 'published', publishedAt: new Date(random(3) * 1000) }),
      'type and category': (id) => set(id, { type: pick(productTypes), category: pick(productCategories) }),
      place: (id) => set(id, { featuredPlace: pick([null, 1, 2, 9]) }),
      'by hand': (id) => database.read.update(ProductEntity, id, { priceCents: random(900), updatedAt: new Date() }),
      'a text that is missing': (id) =>
        inSecret(id, (manager) => manager.delete(ProductTextEntity, { productId: id, language: pick(languages) })),
      'two at once': async (id) => {
        const other = pick(await ids());
        await Promise.all([change(id, { price: 7 }), change(other, { status: 'published', price: 8 })]);
      },
      delete: remove,
    };
    const own = service.get(Catalogue);
    const second = await another();
    const seen = new Set([...productSeeds.map(({ id }) => id)]);
    const done: string[] = [];
    for (let step = 0; step < steps; step++) {
      const action = pick(Object.keys(actions));
      const id = pick(await ids());
      done.push(`${action} ${id}`);
      await actions[action]?.(id);
      await own.takeOverChanges();
      await second.takeOverChanges();
      seen.add(id);
      const whole = await answersOf(await another(), [...seen]);
      const story = `seed ${seed}: ${done.join(', ')}`;
      expect({ story, ...(await answersOf(own, [...seen])) }).toEqual({ story, ...whole });
      expect({ story, ...(await answersOf(second, [...seen])) }).toEqual({ story, ...whole });
    }
  });

  test.each([
    ['many transactions', 6],
    ['one that is too large to be put in place at once', 1],
  ])('takes over what %s changed', async (_name, transactions) => {
    const catalogue = await another();
    const ids = Array.from({ length: 1200 }, (_, number) => `gone-${transactions}-${number}`);
    const real = (await database.read.find(ProductEntity, { take: transactions })).map(({ id }) => id);
    for (const [number, id] of real.entries())
      await database.transaction(async (manager) => {
        await manager.update(ProductEntity, id, { priceCents: 4242 + transactions });
        const size = ids.length / transactions;
        await markChanged(manager, [id, ...ids.slice(number * size, (number + 1) * size)]);
      });
    await catalogue.takeOverChanges();
    expect(real.map((id) => catalogue.find(id, 'en')?.priceCents)).toEqual(real.map(() => 4242 + transactions));
  });
});

/** A seeded generator, so that a run can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}
